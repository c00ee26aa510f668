interface FooterTexts {
  shop: string;
  discover: string;
  account: string;
  newArrivals: string;
  flashSales: string;
  brands: string;
  stores: string;
  apply: string;
  orders: string;
  profile: string;
  cart: string;
  tracking: string;
  blog: string;
  help: string;
  about: string;
  selling: string;
  legal: string;
}

/** Texts of the footer by language; others fall back to English. */
export const FOOTER_TEXTS: { en: FooterTexts } & Partial<Record<string, FooterTexts>> = {
  en: {
    shop: 'Shop',
    discover: 'Discover',
    account: 'Your account',
    newArrivals: 'New arrivals',
    flashSales: 'Flash sales',
    brands: 'Brands',
    stores: 'Stores',
    apply: 'Start selling',
    orders: 'Orders',
    profile: 'Profile',
    cart: 'Cart',
    tracking: 'Track an order',
    blog: 'Blog',
    help: 'Help',
    about: 'About',
    selling: 'Selling',
    legal: 'Legal',
  },
  es: {
    shop: 'Tienda',
    discover: 'Descubre',
    account: 'Tu cuenta',
    newArrivals: 'Novedades',
    flashSales: 'Ofertas relámpago',
    brands: 'Marcas',
    stores: 'Tiendas',
    apply: 'Empieza a vender',
    orders: 'Pedidos',
    profile: 'Perfil',
    cart: 'Carrito',
    tracking: 'Seguir un pedido',
    blog: 'Blog',
    help: 'Ayuda',
    about: 'Sobre nosotros',
    selling: 'Vender',
    legal: 'Legal',
  },
  ar: {
    shop: 'تسوّق',
    discover: 'اكتشف',
    account: 'حسابك',
    newArrivals: 'وصل حديثًا',
    flashSales: 'العروض الخاطفة',
    brands: 'العلامات التجارية',
    stores: 'المتاجر',
    apply: 'ابدأ البيع',
    orders: 'الطلبات',
    profile: 'الملف الشخصي',
    cart: 'السلة',
    tracking: 'تتبّع طلبًا',
    blog: 'المدونة',
    help: 'المساعدة',
    about: 'من نحن',
    selling: 'البيع معنا',
    legal: 'قانوني',
  },
  hi: {
    shop: 'खरीदें',
    discover: 'खोजें',
    account: 'आपका खाता',
    newArrivals: 'नए उत्पाद',
    flashSales: 'फ़्लैश सेल',
    brands: 'ब्रांड',
    stores: 'स्टोर',
    apply: 'बेचना शुरू करें',
    orders: 'ऑर्डर',
    profile: 'प्रोफ़ाइल',
    cart: 'कार्ट',
    tracking: 'ऑर्डर ट्रैक करें',
    blog: 'ब्लॉग',
    help: 'सहायता',
    about: 'हमारे बारे में',
    selling: 'बेचना',
    legal: 'कानूनी',
  },
  bn: {
    shop: 'কেনাকাটা',
    discover: 'আবিষ্কার',
    account: 'আপনার অ্যাকাউন্ট',
    newArrivals: 'নতুন পণ্য',
    flashSales: 'ফ্ল্যাশ সেল',
    brands: 'ব্র্যান্ড',
    stores: 'স্টোর',
    apply: 'বিক্রি শুরু করুন',
    orders: 'অর্ডার',
    profile: 'প্রোফাইল',
    cart: 'কার্ট',
    tracking: 'অর্ডার ট্র্যাক করুন',
    blog: 'ব্লগ',
    help: 'সহায়তা',
    about: 'আমাদের সম্পর্কে',
    selling: 'বিক্রি',
    legal: 'আইনি',
  },
};
