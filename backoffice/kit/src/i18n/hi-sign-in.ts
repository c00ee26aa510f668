import type { reactAdminSignIn as englishReactAdmin, signIn as english } from './en-sign-in';
import type { Texts } from './texts';

/** What the sign-in page says in Hindi; all that is loaded before somebody is signed in. */
export const signIn: Texts<typeof english> = {
  auth: {
    sign_in_first: 'कृपया पहले साइन इन करें',
    not_authenticated: 'अनुमति नहीं है',
    expired_title: 'आपका सत्र समाप्त हो गया',
    expired_text: 'जारी रखने के लिए फिर से साइन इन करें। आपके बदलाव सुरक्षित हैं।',
    leave: 'बिना सहेजे छोड़ें',
  },
  login: {
    admin: {
      title: 'फिर से स्वागत है',
      subtitle: 'प्रशासन में साइन इन करें।',
      promise: 'आपका पूरा मार्केटप्लेस एक ही जगह।',
      first: 'उत्पाद, ऑर्डर और विक्रेता प्रबंधित करें',
      second: 'आपकी टीम के लिए भूमिका-आधारित एक्सेस',
      third: 'संबंधित रिकॉर्ड से जुड़ी रिपोर्टें',
    },
    vendor: {
      title: 'फिर से स्वागत है',
      subtitle: 'अपने स्टोर में साइन इन करें।',
      promise: 'अपने स्टोर से ज़्यादा बेचें।',
      first: 'एक ही पेज पर उत्पाद जोड़ें',
      second: 'नए ऑर्डर आते ही देखें',
      third: 'बिक्री और कम स्टॉक पर नज़र रखें',
    },
  },
  error: {
    server: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    update: 'बदलाव सहेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
    offline: 'सर्वर तक नहीं पहुँचा जा सका। कनेक्शन जाँचें और फिर कोशिश करें।',
    not_found: 'यह पेज नहीं मिला',
    to_dashboard: 'होम पर वापस जाएँ',
    retry: 'फिर कोशिश करें',
  },
  forgot: {
    vendor: 'पासवर्ड भूल गए?',
    admin: 'पासवर्ड भूल गए? किसी व्यवस्थापक से नया पासवर्ड सेट करवाएँ।',
  },
};

/** The words of react-admin that it uses. */
export const reactAdminSignIn: Texts<typeof englishReactAdmin> = {
  auth: { email: 'ईमेल', password: 'पासवर्ड', sign_in: 'साइन इन करें' },
  input: { password: { toggle_visible: 'पासवर्ड छिपाएँ', toggle_hidden: 'पासवर्ड दिखाएँ' } },
  page: { loading: 'लोड हो रहा है' },
};
