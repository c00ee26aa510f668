import type { OrderState } from '@stoa/contracts';

/** Labels for operators and buyers per state; every one can be edited afterwards. */
interface StatusLabel {
  state: OrderState;
  color: string;
  name: string;
  es: string;
  ar: string;
  hi: string;
  bn: string;
}

export const ORDER_STATUS_LABELS: StatusLabel[] = [
  {
    state: 'pending_payment',
    color: '#b45309',
    name: 'Awaiting payment',
    es: 'Pendiente de pago',
    ar: 'بانتظار الدفع',
    hi: 'भुगतान की प्रतीक्षा',
    bn: 'পরিশোধের অপেক্ষায়',
  },
  {
    state: 'placed',
    color: '#2563eb',
    name: 'Placed',
    es: 'Recibido',
    ar: 'تم الطلب',
    hi: 'ऑर्डर मिल गया',
    bn: 'অর্ডার গৃহীত',
  },
  {
    state: 'processing',
    color: '#4f46e5',
    name: 'Processing',
    es: 'En preparación',
    ar: 'قيد التجهيز',
    hi: 'तैयारी में',
    bn: 'প্রক্রিয়াধীন',
  },
  {
    state: 'ready',
    color: '#7c3aed',
    name: 'Ready to ship',
    es: 'Listo para enviar',
    ar: 'جاهز للشحن',
    hi: 'भेजने के लिए तैयार',
    bn: 'পাঠানোর জন্য প্রস্তুত',
  },
  {
    state: 'shipped',
    color: '#0891b2',
    name: 'Shipped',
    es: 'Enviado',
    ar: 'تم الشحن',
    hi: 'भेज दिया गया',
    bn: 'পাঠানো হয়েছে',
  },
  {
    state: 'delivered',
    color: '#15803d',
    name: 'Delivered',
    es: 'Entregado',
    ar: 'تم التسليم',
    hi: 'पहुँचा दिया गया',
    bn: 'পৌঁছে গেছে',
  },
  {
    state: 'completed',
    color: '#166534',
    name: 'Completed',
    es: 'Completado',
    ar: 'مكتمل',
    hi: 'पूरा हुआ',
    bn: 'সম্পন্ন',
  },
  {
    state: 'on_hold',
    color: '#a16207',
    name: 'On hold',
    es: 'En espera',
    ar: 'معلّق',
    hi: 'रोका गया',
    bn: 'স্থগিত',
  },
  {
    state: 'cancelled',
    color: '#b91c1c',
    name: 'Cancelled',
    es: 'Cancelado',
    ar: 'ملغى',
    hi: 'रद्द',
    bn: 'বাতিল',
  },
  {
    state: 'expired',
    color: '#6b7280',
    name: 'Expired',
    es: 'Caducado',
    ar: 'منتهي',
    hi: 'समय समाप्त',
    bn: 'মেয়াদোত্তীর্ণ',
  },
];
