import {
  Fact,
  FieldDisplay,
  FormArea,
  PageHeader,
  StateChip,
  StateMoves,
  TwoColumns,
  addressOf,
  useLabels,
  useMoment,
  useSchema,
  useTranslate,
  type TextKey,
} from '@stoa/console-kit';
import { Box, Typography } from '@mui/material';
import { CONTACT_MOVES, type ContactState } from '@stoa/contracts';
import { ShowBase, useRecordContext } from 'react-admin';
import { ReplyForm } from './ReplyForm';

const VERBS: Readonly<Partial<Record<ContactState, TextKey>>> = {
  open: 'stoa.content.contact_moves.open',
  answered: 'stoa.content.contact_moves.answered',
  spam: 'stoa.content.contact_moves.spam',
};
const FACTS = [
  'name',
  'email',
  'phone',
  'locale',
  'order_id',
  'order_number',
  'created_at',
  'consent_at',
  'answered_at',
];

/** One message with its reply, or a form to write it. */
export function Message() {
  return (
    <ShowBase>
      <Conversation />
    </ShowBase>
  );
}

function Conversation() {
  const record = useRecordContext();
  const labels = useLabels();
  if (!record) return null;
  const list = { label: labels.resource('contact_forms'), to: addressOf('contact_forms', 'list') };
  return (
    <>
      <PageHeader title={record.subject} parent={list} badge={<StateChip value={record.state} />}>
        <StateMoves moves={CONTACT_MOVES} verbs={VERBS} />
      </PageHeader>
      <TwoColumns main={<SentMails />} side={<Facts />} />
    </>
  );
}

function SentMails() {
  const record = useRecordContext();
  const translate = useTranslate();
  const moment = useMoment();
  if (!record) return null;
  return (
    <>
      <FormArea title={translate('stoa.content.wrote', { name: record.name, at: moment(record.created_at) })}>
        <MessageText text={record.message} />
      </FormArea>
      {record.reply && (
        <FormArea title={translate('stoa.content.answered', { at: moment(record.answered_at) })}>
          <MessageText text={record.reply} />
        </FormArea>
      )}
      <ReplyForm />
    </>
  );
}

function MessageText({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

function Facts() {
  const schema = useSchema();
  const translate = useTranslate();
  const fields = FACTS.flatMap((name) => schema.fields.find((field) => field.name === name) ?? []);
  return (
    <FormArea title={translate('stoa.sections.person')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {fields.map((field) => (
          <Fact key={field.name} source={field.name}>
            <FieldDisplay field={field} />
          </Fact>
        ))}
      </Box>
    </FormArea>
  );
}
