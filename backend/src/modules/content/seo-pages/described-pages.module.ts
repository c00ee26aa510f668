import { Global, Module } from '@nestjs/common';
import { PageSeoProvider } from '../../../kernel/seo';
import { MediaModule } from '../../media';
import { DescribedPages } from './described-pages';

/** Global, because vendors and the catalogue use `PageSeoProvider` but must not depend on this module. */
@Global()
@Module({
  imports: [MediaModule],
  providers: [DescribedPages, { provide: PageSeoProvider, useExisting: DescribedPages }],
  exports: [DescribedPages, PageSeoProvider],
})
export class DescribedPagesModule {}
