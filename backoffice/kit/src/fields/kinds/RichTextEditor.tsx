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

/** Rich text editor, lazily loaded, limited to what the shop's pages render: no colours or font sizes. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label } = props;
  // A new options object would recreate the editor.
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
  minHeight: 130,
  borderRadius: 2,
  bgcolor: 'background.paper',
  // As in `text.tsx`: each paragraph takes its direction from its own text.
  '& :is(p, li, h1, h2, h3, blockquote)': { unicodeBidi: 'plaintext' },
};
