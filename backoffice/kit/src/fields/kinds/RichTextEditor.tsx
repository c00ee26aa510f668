import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import type { Validator } from 'react-admin';

interface RichTextEditorProps {
  source: string;
  label: string;
  validate: Validator[];
}

/** The editor of formatted texts with what the shop's pages can show: no colours or sizes of its own. Loaded when needed. */
export default function RichTextEditor(props: RichTextEditorProps) {
  return (
    <RichTextInput
      {...props}
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

const editorSx = { minHeight: 130, borderRadius: 2, bgcolor: 'background.paper' };
