import { attributes, attributeValues, brands, categories, units } from '../../../../src/modules/catalogue';
import { searchSynonyms } from '../../../../src/modules/search';
import type { Seeder } from '../../seeder';
import { demoAttributes } from '../attributes';
import { demoBrands } from '../brands';
import { demoCategories } from '../categories';
import { demoSynonyms } from '../synonyms';
import { demoUnits } from '../units';
import { addPicture } from './pictures';
import { seoTexts, translated } from './translated';

/** Units, brands, the category tree, attributes with their values, and what things are called otherwise. */
export async function seedCatalogue(seeder: Seeder): Promise<void> {
  for (const { key, name, symbol } of demoUnits) {
    await seeder.create(units, key, { ...translated({ name }), symbol });
  }
  for (const [sort, { key, name, description, website, logo, is_featured }] of demoBrands.entries()) {
    const logo_id = await addPicture(seeder, logo, { en: name });
    await seeder.create(brands, key, {
      name,
      ...translated({ description, ...seoTexts('brands', key) }),
      website,
      logo_id,
      is_featured,
      sort,
    });
  }
  for (const [sort, category] of demoCategories.entries()) await seedCategory(seeder, category, sort);
  for (const [sort, { values, ...attribute }] of demoAttributes.entries()) {
    const { name, ...facts } = attribute;
    const attribute_id = await seeder.create(attributes, attribute.code, {
      ...translated({ name }),
      ...facts,
      sort,
    });
    for (const [place, { code, value, swatch }] of values.entries()) {
      const input = {
        attribute_id,
        code,
        ...translated({ value }),
        swatch_color: swatch ?? null,
        sort: place,
      };
      await seeder.create(attributeValues, `${attribute.code}/${code}`, input);
    }
  }
  for (const terms of demoSynonyms) await seeder.create(searchSynonyms, terms, { terms });
}

async function seedCategory(
  seeder: Seeder,
  category: (typeof demoCategories)[number],
  sort: number,
): Promise<void> {
  const { key, parent, name, description, picture, icon, is_featured, show_in_menu } = category;
  await seeder.create(categories, key, {
    ...translated({ name, description, ...seoTexts('categories', key) }),
    parent_id: parent ? seeder.id('categories', parent) : null,
    image_id: await addPicture(seeder, picture, name),
    icon,
    is_featured,
    show_in_menu,
    sort,
  });
}
