/** Calls whose address alone does not say what they do, by method and address below the audience. */
const STATED: Readonly<Record<string, string>> = {
  'post auth login': 'Sign in',
  'get auth logout': 'Sign out',
  'get auth user': 'Get who is signed in',
  'get auth twoFactor': 'Get whether two-factor authentication is on',
  'post auth twoFactor': 'Begin to turn two-factor authentication on',
  'post auth twoFactor confirm': 'Turn two-factor authentication on with a first code',
  'delete auth twoFactor': 'Turn two-factor authentication off',
  'post auth twoFactor recoveryCodes': 'Make new recovery codes for two-factor authentication',
  'post auth password email': 'Send a link for a new password by email',
  'post auth password reset': 'Set a new password with the token of the link',
  'post auth socialLogin begin': 'Begin to sign in with another provider',
  'post auth socialLogin': 'Sign in with what another provider answered',
  'get addMedia': 'Get the rules for files that may be uploaded',
  'get cacheClear': 'Clear the caches',
  'get customers identities': 'Get the sign-in providers of one customer',
  'delete customers identities': 'Disconnect a sign-in provider of one customer',
  'post failed_jobs retry': 'Send failed jobs to the queue again',
  'delete failed_jobs': 'Discard one failed job',
  'post newsletter': 'Subscribe to the newsletter',
  'get newsletter confirm': 'Confirm a subscription to the newsletter',
  'get newsletter unsubscribe': 'End a subscription to the newsletter',
  'post customerProfileUpdate': 'Update the profile',
  'delete productsDeleteAttribute': 'Delete an attribute of one product',
  'get filterVendorProducts': 'Get the products of one vendor',
  'get shopFilterProducts': 'Get the products of the shop that meet conditions',
};

const VERBS = new Set(
  `add assign bulk change check connect create delete disconnect estimate execute export fetch filter get import
  map move register remove reset restore search send start stop store submit undo update validate verify view`.split(
    /\s+/,
  ),
);

const VERB_OF: Readonly<Record<string, string>> = {
  get: 'Get',
  post: 'Save',
  put: 'Save',
  delete: 'Delete',
};

/** What a call does, in plain English: the specification names most addresses after it. */
export function summaryOf(method: string, path: string): string {
  const parts = path
    .split('/')
    .slice(4)
    .filter((part) => part && !part.startsWith('{'));
  const stated = STATED[`${method} ${parts.join(' ')}`];
  if (stated) return stated;
  const words = parts.flatMap(wordsOf);
  const verb = [words[0], wordsOf(parts.at(-1) ?? '')[0], words.at(-1)].find((word) => VERBS.has(word ?? ''));
  const rest = words.filter((word) => word !== verb);
  const isActive = rest.at(-1) === 'active';
  const named = isActive ? ['active', ...rest.slice(0, -1)] : rest;
  return [verb ? capital(verb) : VERB_OF[method], ...named].join(' ');
}

/** The lower-case words of a name, as in `fetchCartItems` and `order_detail`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase());
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
