import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'>;

/** The names of an input's files, kept up to date; scripts may start after files were chosen. */
function useChosenNames(onChange: FileInputProps['onChange']) {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const read = () => setNames([...(input.current?.files ?? [])].map(({ name }) => name));
  useEffect(() => {
    // Files that were chosen before are read, and checked, like later ones.
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
    const form = input.current?.form;
    // The event precedes the reset itself.
    const empty = () => setNames([]);
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // The handler may refuse the files and empty the input.
    onChange?.(event);
    read();
  };
  return { input, names, change };
}

/**
 * A file input in the page's language; the browser's own speaks the browser's. It remains the native input, invisible
 * above its label and the names of the chosen files, and is shown itself without scripts, which write those names.
 */
export function FileInput({ onChange, ...props }: FileInputProps): ReactElement {
  const { t } = useApp();
  const { input, names, change } = useChosenNames(onChange);
  const none = t('file.none');
  return (
    <span className="file-input input">
      <span aria-hidden="true" className="file-input-button">
        {t('file.choose')}
      </span>
      <span aria-hidden="true" className={names.length > 0 ? 'min-w-0' : 'min-w-0 text-muted'}>
        {names.length > 0
          ? names.map((name) => (
              <bdi key={name} className="block wrap-anywhere">
                {name}
              </bdi>
            ))
          : none}
      </span>
      {/* The title replaces the browser's own tooltip. */}
      <input {...props} ref={input} type="file" title={names.join('\n') || none} onChange={change} />
    </span>
  );
}
