import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import type { Validator } from 'react-admin';

interface RichTextEditorProps {
  source: string;
  label: string;
  validate: Validator[];
}

/** The editor of formatted texts with what the shop's pages can show: no colours or sizes of its own. Loaded when needed. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label } = props;
  // A new object would be a new editor.
  const options = useMemo(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    return { ...DefaultEditorOptions, editorProps: { attributes } };
  }, [label]);
  return (
    <RichTextInput
      {...props}
      editorOptions={options}
      fullWidth
      toolbar={
        <RichTextInputToolbar>
          <FormatButtons />
          <ListButtons />
          <LinkButtons />
          <QuoteButtons />
          <ClearButtons />
        </RichTextInputToolbar>
      }
      sx={{ '& .RaRichTextInput-editorContent > .ProseMirror': editorSx }}
    />
  );
}

const editorSx = {
  ...{ minHeight: 130, borderRadius: 2, bgcolor: 'background.paper' },
  // As in `text.tsx`: each paragraph runs as its own text does.
  '& :is(p, li, h1, h2, h3, blockquote)': { unicodeBidi: 'plaintext' },
};
