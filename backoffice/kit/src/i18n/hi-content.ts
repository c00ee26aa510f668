import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Hindi. */
export const content: Texts<typeof english> = {
  all: 'सभी',
  preview: 'बैनर का पूर्वावलोकन',
  untitled: 'बैनर का शीर्षक',
  search_preview: 'खोज परिणामों में',
  no_description: 'विवरण न हो तो खोज इंजन पृष्ठ के शब्द चुनते हैं।',
  length_meta_title: 'शीर्षक: लगभग %{most} में से %{length} अक्षर',
  length_meta_description: 'विवरण: लगभग %{most} में से %{length} अक्षर',
  inbox_empty: 'कोई संदेश नहीं',
  inbox_empty_text: 'दुकान के संपर्क फ़ॉर्म से लोग जो लिखते हैं, वह यहाँ आता है।',
  wrote: '%{name} ने %{at} को लिखा',
  answered: '%{at} को उत्तर दिया गया',
  reply: 'आपका उत्तर',
  reply_to: '%{email} को उत्तर',
  send: 'उत्तर भेजें',
  sent: 'उत्तर %{email} को भेजा जा रहा है',
  contact_moves: { open: 'हाथ में लें', answered: 'उत्तर दिया हुआ मानें', spam: 'स्पैम मानें' },
  subscription_moves: { unsubscribed: 'सदस्यता समाप्त करें', pending: 'फिर पूछें' },
  tabs_preview: 'जैसा ख़रीदार देखते हैं',
  as_on: 'जैसे इस उत्पाद पर',
  no_tabs: 'यहाँ कोई टैब नहीं',
  no_tabs_text: 'बिना उत्पाद और श्रेणी वाले टैब हर उत्पाद पर होते हैं।',
};
