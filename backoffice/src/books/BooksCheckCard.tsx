import { useNumber, useTranslate } from '@stoa/console-kit';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useVerifyBooks } from './useBooks';

/** Checks the books on request, and lists the rules that do not hold. */
export function BooksCheckCard() {
  const translate = useTranslate();
  const number = useNumber();
  const { mutate, data, isPending } = useVerifyBooks();
  const broken = data?.checks.filter(({ count }) => count > 0) ?? [];
  return (
    <Card sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, minWidth: 240 }}>{translate('stoa.books.check_about')}</Typography>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          {translate('stoa.books.check')}
        </Button>
      </Stack>
      {data?.is_clean && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {translate('stoa.books.clean', { smart_count: data.checks.length })}
        </Alert>
      )}
      {broken.map(({ name, count, examples }) => (
        <Alert key={name} severity="error" sx={{ mt: 2 }}>
          {translate(`stoa.books.rules.${name}`)} ({number(count)}: <bdi>{examples.join('; ')}</bdi>)
        </Alert>
      ))}
    </Card>
  );
}
