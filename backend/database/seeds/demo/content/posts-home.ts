import type { DemoPost } from './types';

/** Living with things. */
export const postsOfHome: DemoPost[] = [
  {
    category: 'home',
    cover: 'categories/lighting.webp',
    author: 'Ingrid Holt',
    tags: 'light, rooms',
    days_ago: 9,
    title: {
      en: 'Three lamps are better than one',
      es: 'Tres lámparas mejor que una',
      ar: 'ثلاثة مصابيح خير من واحد',
      hi: 'एक से बेहतर तीन लैंप',
      bn: 'একটির চেয়ে তিনটি বাতি ভালো',
    },
    excerpt: {
      en: 'How to light a room without ever touching the ceiling.',
      es: 'Cómo iluminar una habitación sin tocar el techo.',
      ar: 'كيف تضيء غرفة دون أن تمس السقف.',
      hi: 'छत को छुए बिना कमरा कैसे रोशन करें।',
      bn: 'ছাদ না ছুঁয়ে ঘর আলো করার উপায়।',
    },
    body: {
      en: [
        'One bright lamp in the middle makes a room look like a waiting room. Three dim ones, at different heights, make it look like yours: one to read by, one to find the door, one for nothing at all.',
        'Choose warm bulbs of 2700 kelvin, and turn the lamps so that you see what they light and never the bulb itself.',
      ],
      es: [
        'Una sola lámpara fuerte en el centro convierte un salón en sala de espera. Tres tenues, a distintas alturas, lo hacen tuyo: una para leer, otra para encontrar la puerta y otra porque sí.',
        'Elige bombillas cálidas de 2700 kelvin y orienta las lámparas para ver lo que iluminan y nunca la bombilla.',
      ],
      ar: [
        'مصباح قوي واحد في الوسط يجعل الغرفة كصالة انتظار، أما ثلاثة خافتة على ارتفاعات مختلفة فتجعلها بيتك: واحد للقراءة وواحد لتجد الباب وواحد بلا سبب.',
        'اختر مصابيح دافئة بحرارة 2700 كلفن، ووجّهها بحيث ترى ما تضيئه لا المصباح نفسه.',
      ],
      hi: [
        'बीच में एक तेज़ लैंप कमरे को प्रतीक्षालय बना देता है। अलग-अलग ऊँचाई पर तीन हल्के लैंप उसे आपका बनाते हैं: एक पढ़ने को, एक दरवाज़ा ढूँढने को, एक यूँ ही।',
        '2700 केल्विन के गर्म बल्ब लें, और लैंप ऐसे घुमाएँ कि रोशनी दिखे, बल्ब नहीं।',
      ],
      bn: [
        'মাঝখানে একটি কড়া বাতি ঘরকে অপেক্ষাকক্ষ বানায়। নানা উচ্চতায় তিনটি মৃদু বাতি তাকে আপনার করে: একটি পড়ার, একটি দরজা খোঁজার, একটি এমনিই।',
        '2700 কেলভিনের উষ্ণ বাল্ব নিন, আর এমনভাবে ঘোরান যেন আলো দেখা যায়, বাল্ব নয়।',
      ],
    },
  },
  {
    category: 'home',
    cover: 'categories/furniture.webp',
    author: 'Marta Ruiz',
    tags: 'oak, care',
    days_ago: 26,
    title: {
      en: 'Oil, wax or soap? Caring for wood',
      es: '¿Aceite, cera o jabón? Cuidar la madera',
      ar: 'زيت أم شمع أم صابون؟ العناية بالخشب',
      hi: 'तेल, मोम या साबुन? लकड़ी की देखभाल',
      bn: 'তেল, মোম না সাবান? কাঠের যত্ন',
    },
    excerpt: {
      en: 'Twenty minutes twice a year keep a table for a lifetime.',
      es: 'Veinte minutos dos veces al año conservan una mesa toda la vida.',
      ar: 'عشرون دقيقة مرتين في السنة تحفظ الطاولة عمرًا كاملًا.',
      hi: 'साल में दो बार बीस मिनट मेज़ को ज़िंदगी भर चलाते हैं।',
      bn: 'বছরে দুবার বিশ মিনিট একটি টেবিলকে আজীবন রাখে।',
    },
    body: {
      en: [
        'Oil feeds the wood and deepens its color, wax gives it a skin, soap keeps it pale. For a table that is eaten at, oil is right: it lets you mend one ring of a glass without touching the rest.',
        'Clean with a damp cloth, let it dry, rub in a thin coat with the grain and wipe off what is left after ten minutes. Spread oily cloths flat to dry: crumpled, they can catch fire.',
      ],
      es: [
        'El aceite nutre y oscurece, la cera da piel, el jabón mantiene la madera clara. Para una mesa donde se come, aceite: permite reparar la marca de un vaso sin tocar lo demás.',
        'Limpia con un paño húmedo, deja secar, frota una capa fina siguiendo la veta y retira el resto a los diez minutos. Seca los trapos extendidos: arrugados pueden arder.',
      ],
      ar: [
        'الزيت يغذي الخشب ويعمّق لونه، والشمع يكسوه، والصابون يبقيه فاتحًا. لطاولة الطعام يصلح الزيت لأنه يتيح إصلاح أثر كأس واحدة دون مساس بالبقية.',
        'امسح بقطعة رطبة ودعه يجف، ثم افرك طبقة رقيقة مع اتجاه العروق وامسح الفائض بعد عشر دقائق. وافرد الخرق المزيتة لتجف، فالمكوّمة قد تشتعل.',
      ],
      hi: [
        'तेल लकड़ी को पोषण देता और रंग गहरा करता है, मोम परत देता है, साबुन उसे हल्का रखता है। खाने की मेज़ के लिए तेल सही है: गिलास का एक निशान बाक़ी को छुए बिना ठीक हो जाता है।',
        'गीले कपड़े से पोंछें, सूखने दें, रेशे की दिशा में पतली परत मलें और दस मिनट बाद बचा हुआ पोंछ दें। तेल वाले कपड़े फैलाकर सुखाएँ: गुच्छे में वे जल सकते हैं।',
      ],
      bn: [
        'তেল কাঠকে পুষ্টি দেয় ও রং গাঢ় করে, মোম আবরণ দেয়, সাবান ফিকে রাখে। খাওয়ার টেবিলে তেলই ঠিক: গ্লাসের একটি দাগ বাকিটা না ছুঁয়ে সারানো যায়।',
        'ভেজা কাপড়ে মুছে শুকাতে দিন, আঁশ বরাবর পাতলা প্রলেপ ঘষুন, দশ মিনিট পরে বাড়তি মুছে নিন। তেলমাখা কাপড় মেলে শুকান: দলা করে রাখলে আগুন ধরতে পারে।',
      ],
    },
  },
  {
    category: 'home',
    cover: 'categories/decor.webp',
    author: 'Marta Ruiz',
    tags: 'plants, rooms',
    days_ago: 52,
    title: {
      en: 'A plant for every window',
      es: 'Una planta para cada ventana',
      ar: 'نبتة لكل نافذة',
      hi: 'हर खिड़की के लिए एक पौधा',
      bn: 'প্রতিটি জানালার জন্য একটি গাছ',
    },
    excerpt: {
      en: 'North, east, south, west: what grows where.',
      es: 'Norte, este, sur, oeste: qué crece dónde.',
      ar: 'شمال وشرق وجنوب وغرب: ما الذي ينمو وأين.',
      hi: 'उत्तर, पूर्व, दक्षिण, पश्चिम: कहाँ क्या उगता है।',
      bn: 'উত্তর, পূর্ব, দক্ষিণ, পশ্চিম: কোথায় কী জন্মায়।',
    },
    body: {
      en: [
        'A monstera is happy two meters from an east window; herbs want all the south they can get; a north window belongs to ferns. Look at the shadow of your hand at noon: the sharper it is, the more light there is.',
        'More plants drown than dry out. Push a finger into the soil, and water only when it comes out clean.',
      ],
      es: [
        'Una monstera vive feliz a dos metros de una ventana al este; las hierbas quieren todo el sur posible; al norte, helechos. Mira la sombra de tu mano a mediodía: cuanto más nítida, más luz.',
        'Se ahogan más plantas de las que se secan. Mete un dedo en la tierra y riega solo si sale limpio.',
      ],
      ar: [
        'تسعد المونستيرا على مترين من نافذة شرقية، وتريد الأعشاب كل ما أمكن من الجنوب، أما الشمال فللسرخس. انظر إلى ظل يدك ظهرًا: كلما كان أوضح كان الضوء أوفر.',
        'النباتات التي تغرق أكثر من التي تعطش. أدخل إصبعك في التربة ولا تسقِ إلا إذا خرجت نظيفة.',
      ],
      hi: [
        'मॉन्स्टेरा पूर्वी खिड़की से दो मीटर पर ख़ुश है; जड़ी-बूटियाँ जितना हो सके दक्षिण चाहती हैं; उत्तर की खिड़की फ़र्न की है। दोपहर में हाथ की छाया देखें: जितनी साफ़, उतनी रोशनी।',
        'सूखने से ज़्यादा पौधे डूबते हैं। मिट्टी में उँगली डालें और साफ़ निकले तभी पानी दें।',
      ],
      bn: [
        'মনস্টেরা পুবের জানালা থেকে দুই মিটার দূরে খুশি; মশলাপাতা যত পারে দক্ষিণ চায়; উত্তরের জানালা ফার্নের। দুপুরে হাতের ছায়া দেখুন: যত স্পষ্ট, তত আলো।',
        'শুকিয়ে যত গাছ মরে, তার চেয়ে বেশি মরে ডুবে। মাটিতে আঙুল দিন, পরিষ্কার বেরোলে তবেই জল দিন।',
      ],
    },
  },
];
