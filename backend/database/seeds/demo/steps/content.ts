import { ResourceService } from '../../../../src/kernel/resource';
import type { ResourceDefinition } from '../../../../src/kernel/resource';
import type { BaseRecord } from '../../../../src/kernel/database';
import {
  applicationBanners,
  applicationParallaxBanners,
  applicationSliderImages,
  contentApplicationPages,
  contentPages,
  Document,
  documents,
  faqs,
  newsCategories,
  newsComments,
  newses,
  parallaxBanners,
  seoPages,
  staticBanners,
  tabs,
} from '../../../../src/modules/content';
import type { Seeder } from '../../seeder';
import {
  demoApplicationBanners,
  demoApplicationParallaxBanners,
  demoApplicationSlides,
  demoParallaxBanners,
  demoStaticBanners,
} from '../content/banners';
import { demoPlacedAppBanners, demoPlacedBanners, demoPlacedParallax } from '../content/placed-banners';
import { demoComments } from '../content/comments';
import { demoDocuments } from '../content/documents';
import { demoFaqs } from '../content/faqs';
import { demoPages } from '../content/pages';
import { demoPostCategories, demoPosts } from '../content/posts';
import { demoSeo, demoTabs } from '../content/tabs-and-seo';
import { htmlOf } from '../content/types';
import { addPicture } from './pictures';
import { translated } from './translated';

/** Milliseconds until an operator looks at a comment. */
const MODERATED_AFTER = 3_600_000;

/** What the demo shop shows and says beside its goods. */
export async function seedContent(seeder: Seeder): Promise<void> {
  await seedDocuments(seeder);
  await seedPages(seeder);
  await seedPosts(seeder);
  await seedBanners(seeder, staticBanners, [...demoStaticBanners, ...demoPlacedBanners]);
  await seedBanners(seeder, parallaxBanners, [...demoParallaxBanners, ...demoPlacedParallax]);
  await seedBanners(seeder, applicationBanners, [...demoApplicationBanners, ...demoPlacedAppBanners]);
  await seedBanners(seeder, applicationParallaxBanners, demoApplicationParallaxBanners);
  await seedBanners(seeder, applicationSliderImages, demoApplicationSlides);
  await seedHelp(seeder);
}

async function seedDocuments(seeder: Seeder): Promise<void> {
  for (const { code, title, body } of demoDocuments) {
    const definition = documents.find(({ path }) => path === code);
    const row = await seeder.database.em.findOne(Document, { where: { code } });
    if (!definition || !row) throw new Error(`The shop has no document ${code}`);
    const effective_at = new Date(seeder.today.getTime() - 180 * 86_400_000);
    const input = { ...translated({ title, body }), effective_at };
    await seeder.get(ResourceService).store(definition).update(row.id, input, {}, null);
  }
}

async function seedPages(seeder: Seeder): Promise<void> {
  for (const [sort, { slug, footer_group, title, body, seo_description }] of demoPages.entries()) {
    const input = { slug, footer_group, sort, ...translated({ title, body, seo_description }) };
    await seeder.create(contentPages, slug, input);
    if (footer_group === 'help' || footer_group === 'about')
      await seeder.create(contentApplicationPages, slug, input);
  }
}

async function seedPosts(seeder: Seeder): Promise<void> {
  for (const [sort, { key, name }] of demoPostCategories.entries())
    await seeder.create(newsCategories, key, { ...translated({ name }), sort });
  for (const { category, title, excerpt, body, cover, author, tags, days_ago } of demoPosts) {
    const published_at = seeder.daysAgo(days_ago);
    await seeder.create(newses, title.en, {
      ...translated({ title, excerpt, body: htmlOf(body) }),
      category_id: seeder.id('news_categories', category),
      cover_id: await addPicture(seeder, cover, title),
      author,
      tags,
      published_at,
    });
  }
  await seedComments(seeder);
  seeder.daysAgo(0);
}

/** Readers' comments: most are shown, some wait for an operator, one was refused. */
async function seedComments(seeder: Seeder): Promise<void> {
  const store = seeder.get(ResourceService).store(newsComments);
  for (const { post, days_ago, status, ...comment } of demoComments) {
    const post_id = seeder.id('newses', post);
    const created = seeder.daysAgo(days_ago);
    const id = await store.create({ post_id, ...comment }, {}, null);
    seeder.clock.set(new Date(Math.min(created.getTime() + MODERATED_AFTER, seeder.today.getTime())));
    if (status !== 'pending') await store.setStatus(id, status, {}, null);
  }
}

async function seedBanners<T extends BaseRecord>(
  seeder: Seeder,
  definition: ResourceDefinition<T>,
  banners: typeof demoStaticBanners,
): Promise<void> {
  for (const [sort, banner] of banners.entries()) {
    const { title, subtitle, action = null, picture, background, placement, vendor } = banner;
    const [link_type, link_value = null] = banner.link;
    const vendor_id = vendor ? seeder.id('vendors', vendor) : null;
    const image_id = await addPicture(seeder, picture, title, vendor_id);
    await seeder.create(definition, title.en, {
      ...translated({ title, subtitle, action }),
      image_id,
      background,
      link_type,
      link_value,
      placement,
      vendor_id,
      sort,
    });
  }
}

async function seedHelp(seeder: Seeder): Promise<void> {
  for (const [sort, { vendor, group, question, answer }] of demoFaqs.entries()) {
    const vendor_id = vendor ? seeder.id('vendors', vendor) : null;
    await seeder.create(faqs, question.en, { ...translated({ question, answer }), group, vendor_id, sort });
  }
  for (const [sort, { title, body, categories }] of demoTabs.entries()) {
    const category_ids = categories.map((key) => seeder.id('categories', key));
    await seeder.create(tabs, title.en, { ...translated({ title, body }), category_ids, sort });
  }
  for (const { target, key, vendor, title, description, keywords } of demoSeo) {
    const kind = target === 'vendor' ? 'vendors' : 'categories';
    await seeder.create(seoPages, title.en, {
      ...translated({ meta_title: title, meta_description: description, keywords }),
      target_type: target,
      target_id: key ? seeder.id(kind, key) : null,
      vendor_id: vendor ? seeder.id('vendors', vendor) : null,
    });
  }
}
