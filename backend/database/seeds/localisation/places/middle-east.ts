import type { CountryPlaces } from './types';

export const saudiArabia: CountryPlaces = {
  iso2: 'SA',
  language: 'ar',
  states: [
    [
      '01',
      'Riyadh',
      'الرياض',
      [
        ['Riyadh', 'الرياض'],
        ['Al Kharj', 'الخرج'],
      ],
    ],
    [
      '02',
      'Makkah',
      'مكة المكرمة',
      [
        ['Jeddah', 'جدة'],
        ['Makkah', 'مكة المكرمة'],
        ['Taif', 'الطائف'],
      ],
    ],
    [
      '03',
      'Madinah',
      'المدينة المنورة',
      [
        ['Madinah', 'المدينة المنورة'],
        ['Yanbu', 'ينبع'],
      ],
    ],
    [
      '04',
      'Eastern Province',
      'المنطقة الشرقية',
      [
        ['Dammam', 'الدمام'],
        ['Khobar', 'الخبر'],
        ['Jubail', 'الجبيل'],
        ['Hofuf', 'الهفوف'],
      ],
    ],
    [
      '05',
      'Al-Qassim',
      'القصيم',
      [
        ['Buraydah', 'بريدة'],
        ['Unaizah', 'عنيزة'],
      ],
    ],
    ['06', 'Hail', 'حائل', [['Hail', 'حائل']]],
    ['07', 'Tabuk', 'تبوك', [['Tabuk', 'تبوك']]],
    ['08', 'Northern Borders', 'الحدود الشمالية', [['Arar', 'عرعر']]],
    ['09', 'Jazan', 'جازان', [['Jazan', 'جازان']]],
    ['10', 'Najran', 'نجران', [['Najran', 'نجران']]],
    ['11', 'Al-Bahah', 'الباحة', [['Al Bahah', 'الباحة']]],
    ['12', 'Al-Jawf', 'الجوف', [['Sakaka', 'سكاكا']]],
    [
      '14',
      'Asir',
      'عسير',
      [
        ['Abha', 'أبها'],
        ['Khamis Mushait', 'خميس مشيط'],
      ],
    ],
  ],
};

export const unitedArabEmirates: CountryPlaces = {
  iso2: 'AE',
  language: 'ar',
  states: [
    [
      'AZ',
      'Abu Dhabi',
      'أبوظبي',
      [
        ['Abu Dhabi', 'أبوظبي'],
        ['Al Ain', 'العين'],
      ],
    ],
    ['AJ', 'Ajman', 'عجمان', [['Ajman', 'عجمان']]],
    [
      'DU',
      'Dubai',
      'دبي',
      [
        ['Dubai', 'دبي'],
        ['Hatta', 'حتا'],
      ],
    ],
    [
      'FU',
      'Fujairah',
      'الفجيرة',
      [
        ['Fujairah', 'الفجيرة'],
        ['Dibba Al-Fujairah', 'دبا الفجيرة'],
      ],
    ],
    ['RK', 'Ras Al Khaimah', 'رأس الخيمة', [['Ras Al Khaimah', 'رأس الخيمة']]],
    [
      'SH',
      'Sharjah',
      'الشارقة',
      [
        ['Sharjah', 'الشارقة'],
        ['Khor Fakkan', 'خورفكان'],
        ['Kalba', 'كلباء'],
      ],
    ],
    ['UQ', 'Umm Al Quwain', 'أم القيوين', [['Umm Al Quwain', 'أم القيوين']]],
  ],
};

export const kuwait: CountryPlaces = {
  iso2: 'KW',
  language: 'ar',
  states: [
    [
      'AH',
      'Al Ahmadi',
      'الأحمدي',
      [
        ['Al Ahmadi', 'الأحمدي'],
        ['Fahaheel', 'الفحيحيل'],
        ['Mangaf', 'المنقف'],
      ],
    ],
    [
      'FA',
      'Al Farwaniyah',
      'الفروانية',
      [
        ['Al Farwaniyah', 'الفروانية'],
        ['Khaitan', 'خيطان'],
      ],
    ],
    ['JA', 'Al Jahra', 'الجهراء', [['Al Jahra', 'الجهراء']]],
    [
      'KU',
      'Al Asimah (Capital)',
      'العاصمة',
      [
        ['Kuwait City', 'مدينة الكويت'],
        ['Sharq', 'شرق'],
      ],
    ],
    [
      'HA',
      'Hawalli',
      'حولي',
      [
        ['Hawalli', 'حولي'],
        ['Salmiya', 'السالمية'],
        ['Jabriya', 'الجابرية'],
      ],
    ],
    [
      'MU',
      'Mubarak Al-Kabeer',
      'مبارك الكبير',
      [
        ['Sabah Al-Salem', 'صباح السالم'],
        ['Abu Al Hasaniya', 'أبو الحصانية'],
      ],
    ],
  ],
};

export const egypt: CountryPlaces = {
  iso2: 'EG',
  language: 'ar',
  states: [
    [
      'ALX',
      'Alexandria',
      'الإسكندرية',
      [
        ['Alexandria', 'الإسكندرية'],
        ['Borg El Arab', 'برج العرب'],
      ],
    ],
    ['ASN', 'Aswan', 'أسوان', [['Aswan', 'أسوان']]],
    ['AST', 'Asyut', 'أسيوط', [['Asyut', 'أسيوط']]],
    ['BH', 'Beheira', 'البحيرة', [['Damanhur', 'دمنهور']]],
    ['BNS', 'Beni Suef', 'بني سويف', [['Beni Suef', 'بني سويف']]],
    [
      'C',
      'Cairo',
      'القاهرة',
      [
        ['Cairo', 'القاهرة'],
        ['New Cairo', 'القاهرة الجديدة'],
        ['Helwan', 'حلوان'],
      ],
    ],
    ['DK', 'Dakahlia', 'الدقهلية', [['Mansoura', 'المنصورة']]],
    ['DT', 'Damietta', 'دمياط', [['Damietta', 'دمياط']]],
    ['FYM', 'Faiyum', 'الفيوم', [['Faiyum', 'الفيوم']]],
    [
      'GH',
      'Gharbia',
      'الغربية',
      [
        ['Tanta', 'طنطا'],
        ['El Mahalla El Kubra', 'المحلة الكبرى'],
      ],
    ],
    [
      'GZ',
      'Giza',
      'الجيزة',
      [
        ['Giza', 'الجيزة'],
        ['6th of October City', 'مدينة السادس من أكتوبر'],
      ],
    ],
    ['IS', 'Ismailia', 'الإسماعيلية', [['Ismailia', 'الإسماعيلية']]],
    ['KFS', 'Kafr El Sheikh', 'كفر الشيخ', [['Kafr El Sheikh', 'كفر الشيخ']]],
    ['LX', 'Luxor', 'الأقصر', [['Luxor', 'الأقصر']]],
    ['MT', 'Matrouh', 'مطروح', [['Marsa Matrouh', 'مرسى مطروح']]],
    ['MN', 'Minya', 'المنيا', [['Minya', 'المنيا']]],
    ['MNF', 'Monufia', 'المنوفية', [['Shibin El Kom', 'شبين الكوم']]],
    ['WAD', 'New Valley', 'الوادي الجديد', [['Kharga', 'الخارجة']]],
    ['SIN', 'North Sinai', 'شمال سيناء', [['Arish', 'العريش']]],
    ['PTS', 'Port Said', 'بورسعيد', [['Port Said', 'بورسعيد']]],
    [
      'KB',
      'Qalyubia',
      'القليوبية',
      [
        ['Banha', 'بنها'],
        ['Shubra El Kheima', 'شبرا الخيمة'],
      ],
    ],
    ['KN', 'Qena', 'قنا', [['Qena', 'قنا']]],
    ['BA', 'Red Sea', 'البحر الأحمر', [['Hurghada', 'الغردقة']]],
    [
      'SHR',
      'Sharqia',
      'الشرقية',
      [
        ['Zagazig', 'الزقازيق'],
        ['10th of Ramadan City', 'مدينة العاشر من رمضان'],
      ],
    ],
    ['SHG', 'Sohag', 'سوهاج', [['Sohag', 'سوهاج']]],
    ['JS', 'South Sinai', 'جنوب سيناء', [['Sharm El Sheikh', 'شرم الشيخ']]],
    ['SUZ', 'Suez', 'السويس', [['Suez', 'السويس']]],
  ],
};
