import type { vendors as english } from './en-vendors';
import type { Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Hindi. */
export const vendors: Texts<typeof english> = {
  panels: {
    products: 'उत्पाद',
    orders: 'ऑर्डर',
    reviews: 'समीक्षाएँ',
    papers: 'दस्तावेज़',
    bank: 'बैंक खाता',
    payouts: 'भुगतान',
  },
  vendor: {
    no_reviews: 'अभी ग्राहकों की कोई समीक्षा नहीं',
    rating: '%{smart_count} समीक्षा से %{average} |||| %{smart_count} समीक्षाओं से %{average}',
    store_is: 'दुकान: %{state}',
    store_text: 'इससे तय होता है कि ग्राहक %{name} से खरीद सकते हैं या नहीं। विक्रेता भी इसे बदल सकता है।',
    featured: 'मुखपृष्ठ पर विशेष',
    not_featured: 'विशेष नहीं',
    feature: '%{name} को विशेष बनाएँ',
    reason: 'कारण, विक्रेता को दिखेगा (वैकल्पिक)',
    told: 'विक्रेता को बताया गया कारण: %{reason}',
    application: 'आवेदन %{number}, %{day} को प्राप्त',
    missing_papers: 'छूटे दस्तावेज़: %{kinds}',
    moves: {
      in_review: 'समीक्षा शुरू करें',
      approved: 'स्वीकार करें',
      rejected: 'अस्वीकार करें',
      suspended: 'निलंबित करें',
      closed: 'स्थायी रूप से बंद करें',
    },
    move_text: {
      in_review: 'आवेदन की समीक्षा के दौरान %{name} दुकान में नहीं दिखेगा।',
      approved: '%{name} साइन इन करके बेचना शुरू कर सकता है। विक्रेता को ईमेल से सूचित किया जाएगा।',
      rejected: '%{name} का आवेदन अस्वीकार कर दिया जाएगा। विक्रेता को ईमेल से सूचित किया जाएगा।',
      suspended:
        'जब तक आप दोबारा स्वीकृत न करें, %{name} के उत्पाद नहीं खरीदे जा सकेंगे और उसकी टीम साइन इन नहीं कर सकेगी।',
      closed: '%{name} स्थायी रूप से बंद हो जाएगा। इसे वापस नहीं लिया जा सकता।',
    },
    commission: 'कमीशन',
    no_commission: 'कोई नियम लागू नहीं: यह विक्रेता अपनी पूरी बिक्री रखता है।',
    new_rule: 'इस विक्रेता के लिए नया नियम',
    because: {
      agreed: 'इस विक्रेता के साथ तय; बाकी सभी नियमों से ऊपर',
      list: 'पहला मेल खाता नियम; किसी खास उत्पाद, श्रेणी या कीमत के नियम इससे पहले लागू हो सकते हैं',
      default: 'डिफ़ॉल्ट नियम, क्योंकि कोई और नियम लागू नहीं',
    },
    another_account: 'बैंक खाता बदलें',
    account_saved: 'बैंक खाता सहेजा गया',
  },
  papers: {
    none: 'अभी कोई दस्तावेज़ नहीं',
    none_hint: 'व्यवसाय पंजीकरण, कर दस्तावेज़ और पहचान प्रमाण, PDF या चित्र के रूप में।',
    who: {
      admin: 'ये दस्तावेज़ केवल विक्रेता और अनुमति वाले ऑपरेटर खोल सकते हैं। इनका कोई सार्वजनिक URL नहीं है।',
      vendor: 'ये दस्तावेज़ केवल आप और मार्केटप्लेस टीम खोल सकते हैं। खरीदार इन्हें कभी नहीं देखते।',
    },
    kind: 'दस्तावेज़ का प्रकार',
    kinds: {
      identity: 'पहचान का प्रमाण',
      registration: 'व्यवसाय पंजीकरण',
      tax: 'कर दस्तावेज़',
      bank: 'बैंक खाते का प्रमाण',
      other: 'अन्य',
      logo: 'लोगो',
    },
    reason: 'कारण, विक्रेता को दिखेगा',
    moves: { pending: 'वापस लें', accepted: 'स्वीकार करें', rejected: 'अस्वीकार करें' },
    move_text: {
      pending: 'दस्तावेज़ फिर से निर्णय की प्रतीक्षा में रहेगा।',
      accepted: 'विक्रेता को दिखेगा कि दस्तावेज़ स्वीकृत है।',
      rejected: 'विक्रेता को ईमेल से बताया जाता है और वह दस्तावेज़ दोबारा भेज सकता है।',
    },
    add: 'दस्तावेज़ जोड़ें',
    added: 'दस्तावेज़ जोड़ा गया',
    look: '%{name} खोलें',
    save: '%{name} डाउनलोड करें',
    delete: '%{name} हटाएँ',
    delete_title: '%{name} हटाएँ?',
    delete_text: 'फ़ाइल स्थायी रूप से हटा दी जाएगी।',
    deleted: 'दस्तावेज़ हटाया गया',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'विक्रेताओं के दस्तावेज़', vendor_papers: 'विक्रेताओं के दस्तावेज़' };
