import { useApi } from '@stoa/console-kit';
import { useEffect, useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../values';

/** Milliseconds after the last change until the preview is updated. */
const PAUSE = 350;

/** The page that the frame shows; a page of another site, or none yet, counts as the home page. */
function shownIn(frame: HTMLIFrameElement | null): URL {
  try {
    const { href = '' } = frame?.contentWindow?.location ?? {};
    if (href.startsWith(location.origin)) return new URL(href);
  } catch {
    // Another site's address can't be read.
  }
  return new URL('/', location.origin);
}

function addressOf(shown: URL, token: string, language: string): string {
  shown.searchParams.set('theme_preview', token);
  shown.searchParams.set('lang', language);
  return shown.pathname + shown.search;
}

/**
 * URL of the page that the frame shows, at first the home page, with the form's values, validated and signed by
 * the API; or the API's error.
 */
export function usePreviewAddress(
  language: string,
  frame: RefObject<HTMLIFrameElement | null>,
): { address: string | null; refusal: string | null } {
  const api = useApi();
  const form = useWatch() as Record<string, unknown>;
  const names = fieldsOf('theme').map(({ name }) => name);
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, form[name] ?? null])));
  const [preview, setPreview] = useState<{ address: string | null; refusal: string | null }>({
    address: null,
    refusal: null,
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const body = { values: JSON.parse(text) as object };
      api
        .data<{ token: string }>('themeSettings/preview', { method: 'POST', body, signal: controller.signal })
        .then(({ token }) =>
          setPreview({ address: addressOf(shownIn(frame.current), token, language), refusal: null }),
        )
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          const refusal = error instanceof Error ? error.message : String(error);
          setPreview((before) => ({ ...before, refusal }));
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text, language, frame]);
  return preview;
}
