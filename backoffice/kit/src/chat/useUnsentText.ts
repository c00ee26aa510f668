import { useStore } from 'react-admin';

/** The text that the user has typed in a chat and not sent; it outlasts other pages and a reload. */
export function useUnsentText(chat: string): [string, (change: (text: string) => string) => void] {
  // In an object, as the store reads a text such as "12" as a number; undefined removes the key.
  const [kept, keep] = useStore<{ text: string } | undefined>(`chat.unsent.${chat}`);
  return [
    kept?.text ?? '',
    (change) =>
      keep((before) => {
        const text = change(before?.text ?? '');
        return text ? { text } : undefined;
      }),
  ];
}
