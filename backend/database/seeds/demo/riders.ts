/** The rider with a password, named in the README. */
export const DEMO_RIDER = 'rider@stoa.test';

/** A rider of the demo shop; without a vendor, one of the platform. */
export interface DemoRider {
  key: string;
  name: string;
  phone: string;
  email: string;
  vendor?: string;
  vehicle: 'foot' | 'bicycle' | 'motorbike' | 'car' | 'van';
  plate?: string;
  /** A fraction of the delivery price, or minor units for each delivery. */
  commission: { share: string } | { amount: number };
  presence: 'offline' | 'available' | 'busy';
  status: 'pending' | 'active' | 'inactive' | 'suspended';
  bank: { name: string; account: string };
}

export const demoRiders: DemoRider[] = [
  {
    key: 'idris',
    name: 'Idris Okoye',
    phone: '+44 7700 900311',
    email: DEMO_RIDER,
    vehicle: 'motorbike',
    plate: 'LK21 QRT',
    commission: { amount: 420 },
    presence: 'available',
    status: 'active',
    bank: { name: 'Harbour Bank', account: 'GB29 NWBK 6016 1331 9268 19' },
  },
  {
    key: 'yusuf',
    name: 'يوسف الخطيب',
    phone: '+966 55 555 0177',
    email: 'yusuf@riders.test',
    vehicle: 'car',
    plate: 'أ ب ح 4821',
    commission: { share: '0.75' },
    presence: 'busy',
    status: 'active',
    bank: { name: 'Najd Bank', account: 'SA03 8000 0000 6080 1016 7519' },
  },
  {
    key: 'marta',
    name: 'Marta Ribas',
    phone: '+34 600 555 018',
    email: 'marta@riders.test',
    vehicle: 'bicycle',
    commission: { amount: 380 },
    presence: 'available',
    status: 'active',
    bank: { name: 'Caixa del Port', account: 'ES91 2100 0418 4502 0005 1332' },
  },
  {
    key: 'arjun',
    name: 'Arjun Menon',
    phone: '+91 98955 50142',
    email: 'arjun@riders.test',
    vehicle: 'motorbike',
    plate: 'KL 07 CB 5501',
    commission: { amount: 250 },
    presence: 'offline',
    status: 'active',
    bank: { name: 'Malabar Bank', account: '000123456789' },
  },
  {
    key: 'nadia',
    name: 'Nadia Rahman',
    phone: '+880 1755 550 163',
    email: 'nadia@riders.test',
    vehicle: 'van',
    plate: 'DHA 11-5830',
    commission: { share: '0.8' },
    presence: 'offline',
    status: 'pending',
    bank: { name: 'Padma Bank', account: '4410 5500 2218' },
  },
  {
    key: 'owen',
    name: 'Owen Pryce',
    phone: '+44 7700 900327',
    email: 'owen@riders.test',
    vehicle: 'bicycle',
    commission: { amount: 360 },
    presence: 'offline',
    status: 'suspended',
    bank: { name: 'Harbour Bank', account: 'GB94 BARC 1020 1530 0934 59' },
  },
  {
    key: 'freja',
    name: 'Freja Lund',
    phone: '+45 20 55 01 44',
    email: 'freja@riders.test',
    vendor: 'hearth-holt',
    vehicle: 'van',
    plate: 'EK 40 218',
    commission: { amount: 900 },
    presence: 'available',
    status: 'active',
    bank: { name: 'Aarhus Sparekasse', account: 'DK50 0040 0440 1162 43' },
  },
  {
    key: 'emil',
    name: 'Emil Skov',
    phone: '+45 20 55 01 58',
    email: 'emil@riders.test',
    vendor: 'hearth-holt',
    vehicle: 'bicycle',
    commission: { share: '0.6' },
    presence: 'offline',
    status: 'active',
    bank: { name: 'Aarhus Sparekasse', account: 'DK95 2000 0345 6789 10' },
  },
  {
    key: 'lena',
    name: 'Lena Vogt',
    phone: '+49 151 5550 184',
    email: 'lena@riders.test',
    vendor: 'brightwave',
    vehicle: 'car',
    plate: 'B-LV 2217',
    commission: { amount: 650 },
    presence: 'busy',
    status: 'active',
    bank: { name: 'Spree Bank', account: 'DE89 3704 0044 0532 0130 00' },
  },
  {
    key: 'tariq',
    name: 'Tariq Aziz',
    phone: '+49 151 5550 196',
    email: 'tariq@riders.test',
    vendor: 'brightwave',
    vehicle: 'motorbike',
    plate: 'B-TA 804',
    commission: { amount: 480 },
    presence: 'offline',
    status: 'inactive',
    bank: { name: 'Spree Bank', account: 'DE02 1203 0000 0000 2020 51' },
  },
];

/** Chat messages with a rider: author, age in hours, and text. */
export interface DemoRiderChat {
  rider: string;
  lines: readonly (readonly [author: 'rider' | 'desk', hoursAgo: number, body: string])[];
}

export const demoRiderChats: DemoRiderChat[] = [
  {
    rider: 'idris',
    lines: [
      [
        'rider',
        27,
        'Morning! The Alma Vale Road buyer asks for delivery after five. Shall I keep the parcel?',
      ],
      ['desk', 26.8, 'Yes please, keep it. I have told the buyer.'],
      ['rider', 26.7, 'Thanks. I will ring before I arrive.'],
      ['rider', 1.2, 'Road works on the bridge, I am about fifteen minutes late for the last two.'],
    ],
  },
  {
    rider: 'yusuf',
    lines: [
      ['desk', 50, 'صباح الخير يوسف، لديك ثلاث توصيلات في حي العليا اليوم.'],
      ['rider', 49.6, 'صباح النور، استلمت الأولى وأنا في الطريق.'],
      ['rider', 46, 'تم تسليم الطلب، والعميلة تشكركم على التغليف.'],
      ['rider', 3, 'عنوان الطلب الأخير ناقص، هل يمكن التأكد من رقم الشقة؟'],
    ],
  },
  {
    rider: 'marta',
    lines: [
      [
        'rider',
        74,
        'La caja de las tazas llegó con una esquina abierta, pero nada roto. Envío foto si hace falta.',
      ],
      ['desk', 73.5, 'Gracias por avisar, Marta. Lo anotamos en el pedido.'],
    ],
  },
  {
    rider: 'freja',
    lines: [
      ['desk', 30, 'The oak lounge chair is ready. Can you take it on Thursday?'],
      ['rider', 29, 'Thursday is fine, I need a second pair of hands for the stairs.'],
      ['desk', 28.9, 'Emil will come along.'],
      ['rider', 2, 'Loaded and on the way. I will be there around two.'],
    ],
  },
  {
    rider: 'lena',
    lines: [
      ['rider', 20, 'Nobody opened at Karl-Marx-Allee. I will try again tomorrow morning.'],
      ['desk', 19.7, 'Thank you, the buyer has been told to be at home from nine.'],
    ],
  },
];
