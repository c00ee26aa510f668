import type { insight as english } from './en-insight';
import type { Texts } from './texts';

/** Sentences of histories, reports and the own account in Hindi. */
export const insight: Texts<typeof english> = {
  history: {
    label: 'इस रिकॉर्ड के भाग',
    details: 'विवरण',
    tab: 'इतिहास',
    title: '%{name} का इतिहास',
    empty: 'अभी तक कुछ नहीं बदला गया',
    empty_text: 'अब से किसी व्यक्ति का हर बदलाव यहाँ दिखेगा: किसने, कब और क्या।',
    create: 'ने इसे बनाया',
    update: 'ने इसे बदला',
    delete: 'ने इसे हटाया',
    status: 'ने स्थिति बदली',
    default: 'ने इसे डिफ़ॉल्ट बनाया',
    admin: 'ऑपरेटर',
    vendor: 'विक्रेता',
    customer: 'ग्राहक',
    field: 'खाना',
    before: 'पहले',
    after: 'बाद में',
    secret: 'बदला गया (मान नहीं रखा जाता)',
    older: 'पुराने बदलाव दिखाएँ',
    in_language: '%{field} (%{language})',
    of: '%{part} का %{field}',
  },
};
