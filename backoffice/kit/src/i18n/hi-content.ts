import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Hindi. */
export const content: Texts<typeof english> = {
  all: 'सभी',
  preview: 'बैनर प्रीव्यू',
  untitled: 'बैनर का शीर्षक',
  search_preview: 'खोज परिणाम का प्रीव्यू',
  no_description: 'विवरण न होने पर सर्च इंजन पेज का टेक्स्ट इस्तेमाल करते हैं।',
  length_meta_title: 'शीर्षक: लगभग %{most} में से %{length} अक्षर',
  length_meta_description: 'विवरण: लगभग %{most} में से %{length} अक्षर',
  inbox_empty: 'कोई संदेश नहीं',
  inbox_empty_text: 'संपर्क फ़ॉर्म के संदेश यहाँ दिखते हैं।',
  wrote: '%{name} ने %{at} को लिखा',
  answered: '%{at} को जवाब दिया गया',
  reply: 'आपका जवाब',
  reply_to: '%{email} को जवाब',
  send: 'जवाब भेजें',
  sent: '%{email} को जवाब भेजा गया',
  comment_move: 'ब्लॉग पर %{author} की टिप्पणी। केवल स्वीकृत टिप्पणियाँ दिखती हैं।',
  contact_moves: { open: 'फिर से खोलें', answered: 'उत्तर दिया हुआ मानें', spam: 'स्पैम मानें' },
  subscription_moves: { unsubscribed: 'सदस्यता समाप्त करें', pending: 'पुष्टि दोबारा भेजें' },
  tabs_preview: 'प्रीव्यू',
  as_on: 'उत्पाद पर प्रीव्यू',
  no_tabs: 'कोई टैब नहीं',
  no_tabs_text: 'बिना उत्पाद और श्रेणी वाले टैब हर उत्पाद पर दिखते हैं।',
};
