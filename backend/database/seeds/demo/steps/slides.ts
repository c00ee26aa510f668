import { sliderImages } from '../../../../src/modules/content';
import type { Seeder } from '../../seeder';
import { demoSlides } from '../slides';
import { addPicture } from './pictures';
import { translated } from './translated';

/** The slides of the home page. */
export async function seedSlides(seeder: Seeder): Promise<void> {
  for (const [
    sort,
    { key, title, subtitle, action, category, picture, background },
  ] of demoSlides.entries()) {
    await seeder.create(sliderImages, key, {
      ...translated({ title, subtitle, action }),
      image_id: await addPicture(seeder, picture, title),
      background,
      link_type: 'category',
      link_value: category,
      placement: 'home',
      sort,
    });
  }
}
