import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { FieldInputProps, FieldKindViews } from '../field-props';
import { useInputProps } from '../useInputProps';
import { RichTextDisplay } from './text';

const Editor = lazy(() => import('./RichTextEditor'));

function RichText(props: FieldInputProps) {
  const input = useInputProps(props);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
      <Box dir={props.direction}>
        <Editor {...input} />
      </Box>
    </Suspense>
  );
}

export const richtext: FieldKindViews = { Input: RichText, Display: RichTextDisplay };
