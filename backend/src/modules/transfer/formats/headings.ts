/** Common headings by target, in the languages of the shop and in German; in lower case, with spaces between words. */
const HEADINGS: Readonly<Record<string, string>> = {
  handle:
    'id, product id, parent sku, group, identificador, id del producto, produkt id, artikelgruppe, معرف المنتج, رقم المنتج, उत्पाद आईडी, পণ্য আইডি',
  slug: 'url key, url handle, permalink, url slug, seo url, رابط المنتج',
  name: 'title, product, product name, product title, item name, item title, nombre, nombre del producto, título, producto, bezeichnung, produktname, artikelname, artikelbezeichnung, titel, الاسم, اسم, اسم المنتج, المنتج, العنوان, नाम, उत्पाद का नाम, उत्पाद नाम, शीर्षक, নাম, পণ্যের নাম, শিরোনাম',
  description:
    'body, details, long description, descripción, descripción larga, beschreibung, artikelbeschreibung, langbeschreibung, الوصف, وصف, وصف المنتج, विवरण, उत्पाद विवरण, বিবরণ, পণ্যের বিবরণ',
  short_description:
    'summary, short description, excerpt, resumen, descripción corta, kurzbeschreibung, الوصف المختصر, وصف مختصر, ملخص, संक्षिप्त विवरण, সংক্ষিপ্ত বিবরণ',
  price:
    'regular price, unit price, retail price, selling price, precio, precio de venta, precio normal, preis, verkaufspreis, vk preis, bruttopreis, السعر, سعر, سعر البيع, मूल्य, कीमत, दाम, विक्रय मूल्य, দাম, মূল্য, বিক্রয় মূল্য',
  sale_price:
    'sale price, special price, precio rebajado, precio de oferta, angebotspreis, aktionspreis, سعر العرض, سعر التخفيض, सेल कीमत, छूट मूल्य, ছাড়ের দাম, অফার মূল্য',
  compare_at:
    'old price, list price, msrp, rrp, compare at price, was price, precio anterior, precio de comparación, pvpr, uvp, streichpreis, alter preis, السعر قبل الخصم, السعر القديم, السعر السابق, पुराना मूल्य, एमआरपी, mrp, পুরনো দাম, আগের দাম',
  cost: 'cost price, purchase price, coste, costo, precio de coste, einkaufspreis, ek preis, سعر التكلفة, التكلفة, سعر الشراء, लागत, क्रय मूल्य, খরচ, ক্রয় মূল্য',
  stock:
    'quantity, qty, inventory, on hand, stock quantity, stock qty, available quantity, existencias, cantidad, inventario, bestand, lagerbestand, menge, anzahl, الكمية, كمية, المخزون, كمية المخزون, मात्रा, स्टॉक, भंडार, পরিমাণ, স্টক, মজুদ',
  gtin: 'ean, upc, barcode, isbn, ean13, gtin13, código de barras, strichcode, barcode nummer, الباركود, باركود, बारकोड, বারকোড',
  sku: 'item number, article number, product code, code, referencia, código, código de producto, artikelnummer, art nr, artikel nr, bestellnummer, رمز المنتج, رمز التخزين, الرمز, رقم الصنف, उत्पाद कोड, कोड, পণ্য কোড, কোড',
  categories:
    'category, category name, product category, department, categoría, categorías, kategorie, kategorien, warengruppe, الفئة, الفئات, القسم, التصنيف, التصنيفات, श्रेणी, श्रेणियाँ, वर्ग, বিভাগ, শ্রেণি',
  brand: 'maker, label, marca, marke, العلامة التجارية, الماركة, ब्रांड, ব্র্যান্ড',
  manufacturer: 'producer, fabricante, hersteller, الشركة المصنعة, المصنع, निर्माता, প্রস্তুতকারক',
  images:
    'image, image url, picture, photo, image urls, pictures, imagen, imágenes, url de la imagen, foto, bild, bilder, bild url, produktbild, الصورة, الصور, رابط الصورة, صورة, चित्र, छवि, फोटो, ছবি, ছবির url',
  image_alts:
    'image alt, image alt text, alt text, alternative text, texto alternativo, alternativtext, النص البديل, वैकल्पिक टेक्स्ट, বিকল্প লেখা',
  related:
    'related products, cross sells, cross sell, upsells, productos relacionados, ähnliche produkte, منتجات ذات صلة, संबंधित उत्पाद, সম্পর্কিত পণ্য',
  tags: 'keywords, labels, etiquetas, schlagwörter, الوسوم, الكلمات المفتاحية, टैग, ট্যাগ',
  weight: 'weight (g), grams, peso, gewicht, الوزن, وزن, वज़न, वजन, भार, ওজন',
  length: 'largo, longitud, länge, الطول, लंबाई, দৈর্ঘ্য',
  width: 'ancho, breite, العرض, चौड़ाई, প্রস্থ',
  height: 'alto, altura, höhe, الارتفاع, ऊँचाई, ऊंचाई, উচ্চতা',
  status: 'estado, zustand des produkts, الحالة, حالة المنتج, स्थिति, অবস্থা',
  seo_title: 'meta title, page title, título seo, seo titel, meta titel, عنوان seo, एसईओ शीर्षक, এসইও শিরোনাম',
  seo_description:
    'meta description, descripción seo, meta descripción, seo beschreibung, meta beschreibung, وصف seo, एसईओ विवरण, এসইও বিবরণ',
  currency: 'moneda, währung, العملة, मुद्रा, মুদ্রা',
};

const KNOWN = new Map(
  Object.entries(HEADINGS).flatMap(([target, names]) =>
    names.split(', ').map((name) => [name.normalize('NFKC'), target] as const),
  ),
);

/** The target of a heading that is common in spreadsheets; null if there is none. */
export function commonTarget(heading: string): string | null {
  const plain = heading
    .normalize('NFKC')
    .replace(/[._-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return KNOWN.get(plain) ?? null;
}
