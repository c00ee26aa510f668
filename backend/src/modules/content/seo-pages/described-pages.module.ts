import { Global, Module } from '@nestjs/common';
import { PageWords } from '../../catalogue';
import { MediaModule } from '../../media';
import { DescribedPages } from './described-pages';

/** Global, because the catalogue, which asks, may not know who answers. */
@Global()
@Module({
  imports: [MediaModule],
  providers: [{ provide: PageWords, useClass: DescribedPages }],
  exports: [PageWords],
})
export class DescribedPagesModule {}
