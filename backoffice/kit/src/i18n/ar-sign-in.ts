import type { reactAdminSignIn as englishReactAdmin, signIn as english } from './en-sign-in';
import type { Texts } from './texts';

/** What the sign-in page says in Arabic; all that is loaded before somebody is signed in. */
export const signIn: Texts<typeof english> = {
  auth: {
    sign_in_first: 'يرجى تسجيل الدخول أولًا',
    not_authenticated: 'غير مصرّح لك',
    expired_title: 'انتهت جلستك',
    expired_text: 'سجّل الدخول مجددًا للمتابعة. تغييراتك محفوظة.',
    leave: 'مغادرة دون حفظ',
  },
  login: {
    admin: {
      title: 'مرحبًا بعودتك',
      subtitle: 'سجّل الدخول إلى الإدارة.',
      promise: 'سوقك بالكامل في مكان واحد.',
      first: 'إدارة المنتجات والطلبات والبائعين',
      second: 'صلاحيات لفريقك بحسب الأدوار',
      third: 'تقارير مرتبطة بالسجلات التفصيلية',
    },
    vendor: {
      title: 'مرحبًا بعودتك',
      subtitle: 'سجّل الدخول إلى متجرك.',
      promise: 'بِع أكثر عبر متجرك الخاص.',
      first: 'أضف منتجًا في صفحة واحدة',
      second: 'شاهد الطلبات الجديدة فور وصولها',
      third: 'تابع المبيعات والمخزون المنخفض',
    },
  },
  error: {
    server: 'حدث خطأ ما. حاول مجددًا.',
    update: 'تعذّر حفظ التغيير. حاول مجددًا.',
    offline: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مجددًا.',
    not_found: 'تعذّر العثور على هذه الصفحة',
    to_dashboard: 'العودة إلى الصفحة الرئيسية',
    retry: 'حاول مجددًا',
  },
  forgot: {
    vendor: 'هل نسيت كلمة المرور؟',
    admin: 'نسيت كلمة المرور؟ اطلب من أحد المسؤولين تعيين كلمة جديدة لك.',
  },
};

/** The words of react-admin that it uses. */
export const reactAdminSignIn: Texts<typeof englishReactAdmin> = {
  auth: { email: 'البريد الإلكتروني', password: 'كلمة المرور', sign_in: 'تسجيل الدخول' },
  input: { password: { toggle_visible: 'إخفاء كلمة المرور', toggle_hidden: 'إظهار كلمة المرور' } },
  page: { loading: 'جارٍ التحميل' },
};
