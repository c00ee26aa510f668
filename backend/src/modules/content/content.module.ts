import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { SearchModule } from '../search';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { VendorsModule } from '../vendors';
import { Addresses } from './addresses';
import { ReadBanners } from './banners';
import { BannersController } from './banners/banners.controller';
import { BannerLinks } from './banners/links';
import { AuditModule } from '../audit';
import { CustomersModule } from '../customers';
import { ContentData } from './content-data';
import { ContactController, WaitingMessagesController } from './contact-forms/contact-form.controllers';
import { MailReply } from './contact-forms/mail-reply';
import { SubmitContactForm } from './contact-forms/submit-contact-form';
import { definitions } from './definitions';
import { Documents } from './documents/documents';
import { PublishedDocuments } from './documents/published-documents';
import { DocumentsController } from './documents/documents.controller';
import { FaqsController } from './faqs/faqs.controller';
import { ReadFaqs } from './faqs/read-faqs';
import { CommentsController } from './news-comments/comments.controller';
import { PublicComments } from './news-comments/public-comments';
import { SubmitComment } from './news-comments/submit-comment';
import { PostSummaries } from './news/post-summaries';
import { Posts } from './news/posts';
import { AnswerByLink } from './newsletters/answer-by-link';
import { InstagramApi } from './instagram/instagram-api';
import { InstagramFeed } from './instagram/instagram-feed';
import { InstagramController } from './instagram/instagram.controller';
import { SyncInstagram } from './instagram/sync-instagram';
import { FollowConsent } from './newsletters/follow-consent';
import { NewsletterMails } from './newsletters/newsletter-mails';
import { NewsletterController, SubscribersController } from './newsletters/newsletter.controllers';
import { Subscribe } from './newsletters/subscribe';
import { PagesAndPostsController } from './pages-and-posts.controller';
import { ContentPageReader } from './pages/content-page-reader';
import { FooterPages } from './pages/footer-pages';
import { PublicContent } from './public-content';
import { RedirectHits } from './redirects/redirect-hits';
import { RedirectsController } from './redirects/redirects.controller';
import { ResolveRedirect } from './redirects/resolve-redirect';
import { DescribedPagesModule } from './seo-pages/described-pages.module';
import { ReadSitemap } from './sitemap/read-sitemap';
import { SitemapController } from './sitemap/sitemap.controller';
import { ShownVendor } from './shown-vendor';
import { StateLists } from './state-lists';
import { ProductTabsController } from './tabs/product-tabs.controller';
import { ReadProductTabs } from './tabs/read-product-tabs';

/** The custom stores of the resource definitions. */
const stores = definitions.flatMap(({ store }) => (store ? [store] : []));

/** CMS: banners, pages, documents, blog, FAQs, tabs, newsletter and contact form. */
@Module({
  imports: [
    AuditModule,
    CustomersModule,
    DescribedPagesModule,
    SettingsModule,
    MediaModule,
    CatalogueModule,
    SearchModule,
    VendorsModule,
    ResourceModule.forFeature(...definitions),
  ],
  controllers: [
    BannersController,
    DocumentsController,
    FaqsController,
    ProductTabsController,
    PagesAndPostsController,
    RedirectsController,
    SitemapController,
    NewsletterController,
    SubscribersController,
    CommentsController,
    InstagramController,
    ContactController,
    WaitingMessagesController,
  ],
  providers: [
    ...stores,
    Addresses,
    AnswerByLink,
    BannerLinks,
    ContentData,
    ContentPageReader,
    Documents,
    FollowConsent,
    InstagramApi,
    InstagramFeed,
    MailReply,
    NewsletterMails,
    FooterPages,
    PublishedDocuments,
    PostSummaries,
    Posts,
    PublicComments,
    PublicContent,
    ReadBanners,
    ReadFaqs,
    ReadProductTabs,
    RedirectHits,
    ResolveRedirect,
    ReadSitemap,
    ShownVendor,
    StateLists,
    SubmitComment,
    SubmitContactForm,
    Subscribe,
    SyncInstagram,
  ],
  exports: [FooterPages, InstagramFeed, Posts, PublishedDocuments],
})
export class ContentModule {}
