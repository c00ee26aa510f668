import { renderToStaticMarkup } from 'react-dom/server';
import { lastResort } from '~/ui/last-resort';
import { ErrorScreenGuard } from './error-screen';

it('specification §2.2: a failing error page shows a fallback message with a link to the home page', () => {
  const guard = new ErrorScreenGuard({ children: 'the error page' });
  expect(guard.render()).toBe('the error page');
  guard.state = ErrorScreenGuard.getDerivedStateFromError();
  for (const html of [renderToStaticMarkup(guard.render()), lastResort]) {
    expect(html).toContain('<h1>An error occurred while showing the error page</h1>');
    expect(html).toContain('<a href="/">');
  }
});
