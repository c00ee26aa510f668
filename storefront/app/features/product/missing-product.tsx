import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useContext, type ReactElement } from 'react';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { ErrorScreen, ErrorScreenGuard } from '~/features/errors/error-screen';
import { AppContext } from '~/features/frame/app-context';
import { SectionHead } from '~/ui/section-head';
import type { Similar } from './similar.server';

function useSimilar(): Similar | null {
  const error = useRouteError();
  const app = useContext(AppContext);
  if (!app || !isRouteErrorResponse(error) || error.status !== 404) return null;
  return (error.data as { similar?: Similar | null }).similar ?? null;
}

function Content(): ReactElement {
  const similar = useSimilar();
  return (
    <>
      <ErrorScreen />
      {similar && (
        <section className="home-section container-page">
          <SectionHead title={similar.title} />
          <ProductGrid cards={similar.cards} className="cards cards-row" />
        </section>
      )}
    </>
  );
}

/** Error boundary of a product's page, which offers other products in place of one that is gone. */
export function ErrorBoundary(): ReactElement {
  return (
    <ErrorScreenGuard>
      <Content />
    </ErrorScreenGuard>
  );
}
