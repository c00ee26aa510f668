import type { vendors as english } from './en-vendors';
import type { Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Hindi. */
export const vendors: Texts<typeof english> = {
  forgot: {
    vendor: 'पासवर्ड भूल गए?',
    admin: 'पासवर्ड भूल गए? खाते सँभालने वाले किसी प्रशासक से नया पासवर्ड तय करवाएँ।',
  },
  panels: {
    products: 'उत्पाद',
    orders: 'ऑर्डर',
    reviews: 'समीक्षाएँ',
    papers: 'दस्तावेज़',
    bank: 'बैंक खाता',
    payouts: 'भुगतान',
  },
  vendor: {
    no_reviews: 'अभी कोई समीक्षा नहीं',
    rating: '%{smart_count} समीक्षा से %{average} |||| %{smart_count} समीक्षाओं से %{average}',
    store_is: 'दुकान: %{state}',
    store_text: 'ख़रीदार तुरंत देखते हैं कि %{name} से ख़रीद सकते हैं या नहीं। विक्रेता भी इसे बदल सकता है।',
    featured: 'मुखपृष्ठ पर विशेष',
    not_featured: 'विशेष नहीं',
    feature: '%{name} को विशेष बनाएँ',
    reason: 'कारण, जिसे विक्रेता पढ़ेगा (वैकल्पिक)',
    told: 'विक्रेता को बताया गया: %{reason}',
    moves: {
      in_review: 'समीक्षा में लें',
      approved: 'स्वीकार करें',
      rejected: 'अस्वीकार करें',
      suspended: 'निलंबित करें',
      closed: 'हमेशा के लिए बंद करें',
    },
    move_text: {
      in_review: 'आवेदन की जाँच के दौरान %{name} दुकान से बाहर रहता है।',
      approved: '%{name} अब साइन इन करके बेच सकता है। उसे ई-मेल से बताया जाएगा।',
      rejected: '%{name} को ई-मेल से बताया जाएगा कि वह यहाँ नहीं बेच सकता।',
      suspended:
        'जब तक आप दोबारा स्वीकार न करें, %{name} का कुछ भी ख़रीदा नहीं जा सकेगा और उसका कोई साइन इन नहीं कर सकेगा।',
      closed: '%{name} हमेशा के लिए बंद होगा: इसे वापस नहीं लिया जा सकता।',
    },
    commission: 'इसकी बिक्री पर कमीशन',
    no_commission: 'कोई नियम लागू नहीं: यह विक्रेता अपनी पूरी बिक्री रखता है।',
    new_rule: 'इस विक्रेता के लिए नया नियम',
    because: {
      agreed: 'इस विक्रेता के साथ तय, सूची के सभी नियमों से पहले',
      list: 'सूची का पहला लागू नियम; ख़ास उत्पादों, श्रेणियों या क़ीमतों के नियम इससे पहले आ सकते हैं',
      default: 'डिफ़ॉल्ट, क्योंकि कोई और नियम लागू नहीं',
    },
    another_account: 'दूसरा खाता',
    account_saved: 'बैंक खाता सहेजा गया',
  },
  papers: {
    none: 'अभी कोई दस्तावेज़ नहीं',
    none_hint: 'पंजीकरण, कर और पहचान के दस्तावेज़: PDF या तस्वीरें।',
    who: {
      admin:
        'इन्हें केवल विक्रेता स्वयं और वे संचालक खोल सकते हैं जिनकी भूमिका विक्रेताओं के दस्तावेज़ पढ़ सकती है। इनका कोई सार्वजनिक पता नहीं है।',
      vendor: 'इन्हें केवल आप और विक्रेताओं की जाँच करने वाले संचालक खोल सकते हैं। ख़रीदार इन्हें कभी नहीं देखते।',
    },
    kind: 'यह क्या दिखाता है',
    kinds: {
      identity: 'पहचान',
      registration: 'पंजीकरण',
      tax: 'कर',
      bank: 'बैंक खाता',
      other: 'कुछ और',
    },
    add: 'दस्तावेज़ जोड़ें',
    added: 'दस्तावेज़ जोड़ा गया',
    look: '%{name} खोलें',
    save: '%{name} डाउनलोड करें',
    delete: '%{name} हटाएँ',
    delete_title: '%{name} हटाएँ?',
    delete_text: 'फ़ाइल हमेशा के लिए हटा दी जाएगी।',
    deleted: 'दस्तावेज़ हटाया गया',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'विक्रेताओं के दस्तावेज़', vendor_papers: 'विक्रेताओं के दस्तावेज़' };
