import { Global, Module } from '@nestjs/common';
import { PageWords } from '../../../kernel/seo';
import { MediaModule } from '../../media';
import { DescribedPages } from './described-pages';

/** Global, because vendors and the catalogue, which ask, may not know who answers. */
@Global()
@Module({
  imports: [MediaModule],
  providers: [DescribedPages, { provide: PageWords, useExisting: DescribedPages }],
  exports: [DescribedPages, PageWords],
})
export class DescribedPagesModule {}
