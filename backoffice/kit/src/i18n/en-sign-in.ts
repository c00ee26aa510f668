/** What the sign-in page says in English; all that is loaded before somebody is signed in. */
export const signIn = {
  auth: {
    sign_in_first: 'Please sign in first',
    not_authenticated: 'not authenticated',
    expired_title: 'Your session has ended',
    expired_text: 'Sign in again to continue. Your changes are kept.',
    leave: 'Leave without saving',
  },
  login: {
    admin: {
      title: 'Welcome back',
      subtitle: 'Sign in to the back office.',
      promise: 'Your whole marketplace in one place.',
      first: 'Manage products, orders and vendors',
      second: 'Role-based access for your team',
      third: 'Reports that link to the underlying records',
    },
    vendor: {
      title: 'Welcome back',
      subtitle: 'Sign in to your store.',
      promise: 'Sell more with your own store.',
      first: 'List a product on one page',
      second: 'See new orders the moment they are placed',
      third: 'Track sales and low stock',
    },
  },
  error: {
    server: 'Something went wrong. Please try again.',
    update: 'Some Error OCcured',
    offline: 'The server can’t be reached. Check your connection and try again.',
    not_found: 'This page could not be found',
    to_dashboard: 'Back to home',
    retry: 'Try again',
  },
  forgot: {
    vendor: 'Forgot your password?',
    admin: 'Forgot your password? Ask an administrator to set a new one for you.',
  },
};

/** The words of react-admin that it uses. */
export const reactAdminSignIn = {
  auth: { email: 'Email', password: 'Password', sign_in: 'Sign in' },
  input: { password: { toggle_visible: 'Hide password', toggle_hidden: 'Show password' } },
  page: { loading: 'Loading' },
};
