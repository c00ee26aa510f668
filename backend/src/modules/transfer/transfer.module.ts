import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { LocalisationModule } from '../localisation';
import { MessagingModule } from '../messaging';
import { SettingsModule } from '../settings';
import { FeedJob } from './feeds/feed-job';
import { feedsControllers } from './feeds/feeds.controllers';
import { RunFeeds } from './feeds/run-feeds';
import { SaveStock } from './feeds/save-stock';
import { SettleFeed } from './feeds/settle-feed';
import { StockFeedStore } from './feeds/stock-feed.store';
import { stockFeeds } from './feeds/stock-feeds.resource';
import { DiscardFiles } from './discard-files';
import { ExportProducts } from './export-products';
import { ImportIssues } from './import-issues';
import { importsControllers } from './imports.controllers';
import { ImportsPresenter } from './imports.presenter';
import { imports } from './imports.resource';
import { MapImport } from './map-import';
import { MoveImport } from './move-import';
import { ImportedPictures } from './pictures/imported-pictures';
import { ObtainPicture } from './pictures/obtain-picture';
import { PictureJob } from './pictures/picture-job';
import { PictureOrders } from './pictures/picture-orders';
import { ShowPictures } from './pictures/show-pictures';
import { ReceiveImport } from './receive-import';
import { CreateReferenceData } from './running/create-reference-data';
import { ImportJob } from './running/import-job';
import { MatchProducts } from './running/match-products';
import { AdvanceImport } from './running/advance-import';
import { NoteIssues } from './running/note-issues';
import { RelateProducts } from './running/relate-products';
import { SaveSheets } from './running/save-sheets';
import { SetImportLayout } from './set-import-layout';
import { UndoJob } from './undo-job';
import { ApplyMapping } from './values/apply-mapping';
import { CreateValue } from './values/create-value';
import { DecideValues } from './values/decide-values';
import { importMappings } from './values/import-mappings.resource';
import { ImportValues } from './values/import-values';
import { MapImportValues } from './values/map-import-values';
import { RecordValues } from './values/record-values';
import { RequestValues } from './values/request-values';
import { SaveMapping } from './values/save-mapping';
import { ValueTargets } from './values/value-targets';
import { valuesControllers } from './values/values.controllers';

const CALLS = [ReceiveImport, MapImport, SetImportLayout, MoveImport];
const READS = [ImportIssues, ImportsPresenter, ExportProducts];
const RUNNING = [ImportJob, SaveSheets, MatchProducts, CreateReferenceData, UndoJob, DiscardFiles];
const PROGRESS = [RelateProducts, NoteIssues, AdvanceImport];
const PICTURES = [PictureOrders, PictureJob, ImportedPictures, ObtainPicture, ShowPictures];

const FEEDS = [FeedJob, RunFeeds, SaveStock, SettleFeed, StockFeedStore];
const VALUES = [
  ImportValues,
  ValueTargets,
  MapImportValues,
  RecordValues,
  CreateValue,
  RequestValues,
  DecideValues,
  SaveMapping,
  ApplyMapping,
];

/** Import and export of products as tables. */
@Module({
  imports: [
    ResourceModule.forFeature(imports, importMappings, stockFeeds),
    SettingsModule,
    CatalogueModule,
    LocalisationModule,
    MessagingModule,
  ],
  controllers: [...importsControllers, ...valuesControllers, ...feedsControllers],
  providers: [...CALLS, ...READS, ...RUNNING, ...PROGRESS, ...PICTURES, ...VALUES, ...FEEDS],
})
export class TransferModule {}
