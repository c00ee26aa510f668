import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, Form, ReferenceInput, useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';

const LOOKUP = { meta: { lookup: true } };
const BY_NAME = { field: 'name', order: 'ASC' as const };
const byText = (q: string) => (q ? { q } : {});

/** Opens a chat with a rider selected by name. */
export function NewChatButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'rider_messages', action: 'create' });
  if (!canAccess) return null;
  const go = (id: unknown) => {
    if (!id) return;
    setOpen(false);
    navigate(`/live_chat/view/${String(id)}?with=riders`);
  };
  return (
    <>
      <Button variant="contained" startIcon={<AddCommentOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.chat.new')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>{translate('stoa.chat.new')}</DialogTitle>
        <DialogContent>
          <Form>
            <ReferenceInput source="rider_id" reference="riders" queryOptions={LOOKUP} sort={BY_NAME}>
              <AutocompleteInput optionText="name" filterToQuery={byText} onChange={go} helperText={false} />
            </ReferenceInput>
          </Form>
        </DialogContent>
      </Dialog>
    </>
  );
}
