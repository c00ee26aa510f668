import type { CountryPlaces } from './types';

export const india: CountryPlaces = {
  iso2: 'IN',
  language: 'hi',
  states: [
    ['AN', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह', [['Port Blair', 'पोर्ट ब्लेयर']]],
    [
      'AP',
      'Andhra Pradesh',
      'आंध्र प्रदेश',
      [
        ['Visakhapatnam', 'विशाखापत्तनम'],
        ['Vijayawada', 'विजयवाड़ा'],
      ],
    ],
    ['AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', [['Itanagar', 'ईटानगर']]],
    ['AS', 'Assam', 'असम', [['Guwahati', 'गुवाहाटी']]],
    [
      'BR',
      'Bihar',
      'बिहार',
      [
        ['Patna', 'पटना'],
        ['Gaya', 'गया'],
      ],
    ],
    ['CH', 'Chandigarh', 'चंडीगढ़', [['Chandigarh', 'चंडीगढ़']]],
    ['CG', 'Chhattisgarh', 'छत्तीसगढ़', [['Raipur', 'रायपुर']]],
    ['DH', 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव', [['Daman', 'दमन']]],
    [
      'DL',
      'Delhi',
      'दिल्ली',
      [
        ['New Delhi', 'नई दिल्ली'],
        ['Delhi', 'दिल्ली'],
      ],
    ],
    [
      'GA',
      'Goa',
      'गोवा',
      [
        ['Panaji', 'पणजी'],
        ['Margao', 'मडगांव'],
      ],
    ],
    [
      'GJ',
      'Gujarat',
      'गुजरात',
      [
        ['Ahmedabad', 'अहमदाबाद'],
        ['Surat', 'सूरत'],
        ['Vadodara', 'वडोदरा'],
      ],
    ],
    [
      'HR',
      'Haryana',
      'हरियाणा',
      [
        ['Faridabad', 'फरीदाबाद'],
        ['Gurugram', 'गुरुग्राम'],
      ],
    ],
    ['HP', 'Himachal Pradesh', 'हिमाचल प्रदेश', [['Shimla', 'शिमला']]],
    [
      'JK',
      'Jammu and Kashmir',
      'जम्मू और कश्मीर',
      [
        ['Srinagar', 'श्रीनगर'],
        ['Jammu', 'जम्मू'],
      ],
    ],
    [
      'JH',
      'Jharkhand',
      'झारखंड',
      [
        ['Ranchi', 'रांची'],
        ['Jamshedpur', 'जमशेदपुर'],
      ],
    ],
    [
      'KA',
      'Karnataka',
      'कर्नाटक',
      [
        ['Bengaluru', 'बेंगलुरु'],
        ['Mysuru', 'मैसूरु'],
        ['Mangaluru', 'मंगलूरु'],
      ],
    ],
    [
      'KL',
      'Kerala',
      'केरल',
      [
        ['Thiruvananthapuram', 'तिरुवनंतपुरम'],
        ['Kochi', 'कोच्चि'],
      ],
    ],
    ['LA', 'Ladakh', 'लद्दाख', [['Leh', 'लेह']]],
    ['LD', 'Lakshadweep', 'लक्षद्वीप', [['Kavaratti', 'कवरत्ती']]],
    [
      'MP',
      'Madhya Pradesh',
      'मध्य प्रदेश',
      [
        ['Bhopal', 'भोपाल'],
        ['Indore', 'इंदौर'],
      ],
    ],
    [
      'MH',
      'Maharashtra',
      'महाराष्ट्र',
      [
        ['Mumbai', 'मुंबई'],
        ['Pune', 'पुणे'],
        ['Nagpur', 'नागपुर'],
        ['Nashik', 'नासिक'],
      ],
    ],
    ['MN', 'Manipur', 'मणिपुर', [['Imphal', 'इंफाल']]],
    ['ML', 'Meghalaya', 'मेघालय', [['Shillong', 'शिलांग']]],
    ['MZ', 'Mizoram', 'मिजोरम', [['Aizawl', 'आइजोल']]],
    [
      'NL',
      'Nagaland',
      'नागालैंड',
      [
        ['Kohima', 'कोहिमा'],
        ['Dimapur', 'दीमापुर'],
      ],
    ],
    [
      'OD',
      'Odisha',
      'ओडिशा',
      [
        ['Bhubaneswar', 'भुवनेश्वर'],
        ['Cuttack', 'कटक'],
      ],
    ],
    ['PY', 'Puducherry', 'पुदुचेरी', [['Puducherry', 'पुदुचेरी']]],
    [
      'PB',
      'Punjab',
      'पंजाब',
      [
        ['Ludhiana', 'लुधियाना'],
        ['Amritsar', 'अमृतसर'],
      ],
    ],
    [
      'RJ',
      'Rajasthan',
      'राजस्थान',
      [
        ['Jaipur', 'जयपुर'],
        ['Jodhpur', 'जोधपुर'],
        ['Udaipur', 'उदयपुर'],
      ],
    ],
    ['SK', 'Sikkim', 'सिक्किम', [['Gangtok', 'गंगटोक']]],
    [
      'TN',
      'Tamil Nadu',
      'तमिलनाडु',
      [
        ['Chennai', 'चेन्नई'],
        ['Coimbatore', 'कोयंबटूर'],
        ['Madurai', 'मदुरै'],
      ],
    ],
    [
      'TS',
      'Telangana',
      'तेलंगाना',
      [
        ['Hyderabad', 'हैदराबाद'],
        ['Warangal', 'वारंगल'],
      ],
    ],
    ['TR', 'Tripura', 'त्रिपुरा', [['Agartala', 'अगरतला']]],
    [
      'UP',
      'Uttar Pradesh',
      'उत्तर प्रदेश',
      [
        ['Lucknow', 'लखनऊ'],
        ['Kanpur', 'कानपुर'],
        ['Varanasi', 'वाराणसी'],
        ['Noida', 'नोएडा'],
      ],
    ],
    [
      'UK',
      'Uttarakhand',
      'उत्तराखंड',
      [
        ['Dehradun', 'देहरादून'],
        ['Haridwar', 'हरिद्वार'],
      ],
    ],
    [
      'WB',
      'West Bengal',
      'पश्चिम बंगाल',
      [
        ['Kolkata', 'कोलकाता'],
        ['Siliguri', 'सिलीगुड़ी'],
      ],
    ],
  ],
};

export const bangladesh: CountryPlaces = {
  iso2: 'BD',
  language: 'bn',
  states: [
    [
      'A',
      'Barishal',
      'বরিশাল',
      [
        ['Barishal', 'বরিশাল'],
        ['Bhola', 'ভোলা'],
      ],
    ],
    [
      'B',
      'Chattogram',
      'চট্টগ্রাম',
      [
        ['Chattogram', 'চট্টগ্রাম'],
        ['Cumilla', 'কুমিল্লা'],
        ['Cox’s Bazar', 'কক্সবাজার'],
      ],
    ],
    [
      'C',
      'Dhaka',
      'ঢাকা',
      [
        ['Dhaka', 'ঢাকা'],
        ['Narayanganj', 'নারায়ণগঞ্জ'],
        ['Gazipur', 'গাজীপুর'],
      ],
    ],
    [
      'D',
      'Khulna',
      'খুলনা',
      [
        ['Khulna', 'খুলনা'],
        ['Jashore', 'যশোর'],
      ],
    ],
    ['H', 'Mymensingh', 'ময়মনসিংহ', [['Mymensingh', 'ময়মনসিংহ']]],
    [
      'E',
      'Rajshahi',
      'রাজশাহী',
      [
        ['Rajshahi', 'রাজশাহী'],
        ['Bogura', 'বগুড়া'],
      ],
    ],
    [
      'F',
      'Rangpur',
      'রংপুর',
      [
        ['Rangpur', 'রংপুর'],
        ['Dinajpur', 'দিনাজপুর'],
      ],
    ],
    [
      'G',
      'Sylhet',
      'সিলেট',
      [
        ['Sylhet', 'সিলেট'],
        ['Moulvibazar', 'মৌলভীবাজার'],
      ],
    ],
  ],
};
