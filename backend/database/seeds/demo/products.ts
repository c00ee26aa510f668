import { beauty } from './products/beauty';
import { electronics } from './products/electronics';
import { fashion } from './products/fashion';
import { home } from './products/home';
import { outdoors } from './products/outdoors';
import { pantry } from './products/pantry';
import { toysHobbies } from './products/toys-hobbies';
import type { DemoProduct } from './types';

/** Every demo product, one file per root category. */
export const demoProducts: DemoProduct[] = [
  ...electronics,
  ...home,
  ...fashion,
  ...beauty,
  ...toysHobbies,
  ...outdoors,
  ...pantry,
];
