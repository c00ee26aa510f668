import type { selling as english } from './en-selling';
import type { Texts } from './texts';

/** Sentences of what sellers do every day (creating products, shipping, looking at what runs out) in Hindi. */
export const selling: Texts<typeof english> = {
  new_product: {
    place: 'वर्गीकरण',
    more: 'और विवरण',
    options_follow: 'कीमतें और स्टॉक अगले चरण में हर वैरिएंट के लिए भरे जाते हैं।',
    sku_hint: 'अपने-आप बनाने के लिए खाली छोड़ें।',
    to_options: 'बनाएँ और विकल्प जोड़ें',
    publish: 'प्रकाशित करें',
    submit: 'मंज़ूरी के लिए भेजें',
    draft: 'ड्राफ़्ट के रूप में सहेजें',
    made_before: 'यह उत्पाद पिछली कोशिश में बन चुका है। बदलने के लिए इसे खोलें।',
    value_new: '“%{name}” बनाएँ',
  },
  shipped: { several: '%{smart_count} ऑर्डर भेजे गए के रूप में चिह्नित' },
  ranked: { more: 'और %{smart_count}' },
};

/** Names of their fields. */
export const sellingFields = {
  available: 'उपलब्ध मात्रा',
  recipient: 'प्राप्तकर्ता',
  variant_stock_status: 'वैरिएंट का स्टॉक',
};
