import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { LocalisationModule } from '../localisation';
import { SettingsModule } from '../settings';
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
import { NoteIssues } from './running/note-issues';
import { RelateProducts } from './running/relate-products';
import { SaveSheets } from './running/save-sheets';
import { SetImportLayout } from './set-import-layout';
import { UndoJob } from './undo-job';

const CALLS = [ReceiveImport, MapImport, SetImportLayout, MoveImport];
const READS = [ImportIssues, ImportsPresenter, ExportProducts];
const RUNNING = [ImportJob, SaveSheets, MatchProducts, CreateReferenceData, UndoJob, DiscardFiles];
const AFTERWARDS = [RelateProducts, NoteIssues];
const PICTURES = [PictureOrders, PictureJob, ImportedPictures, ObtainPicture, ShowPictures];

/** Import and export of products as CSV files. */
@Module({
  imports: [ResourceModule.forFeature(imports), SettingsModule, CatalogueModule, LocalisationModule],
  controllers: importsControllers,
  providers: [...CALLS, ...READS, ...RUNNING, ...AFTERWARDS, ...PICTURES],
})
export class TransferModule {}
