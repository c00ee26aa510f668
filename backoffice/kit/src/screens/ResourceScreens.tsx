import type { ResourceSchema } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { Resource } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { RecordHistory } from '../history/RecordHistory';
import { RecordScreen } from '../history/RecordTabs';
import { addressOf } from '../layout/addresses';
import { GeneratedCreate } from './GeneratedCreate';
import { GeneratedDocument } from './GeneratedDocument';
import { GeneratedEdit } from './GeneratedEdit';
import { GeneratedList } from './list/GeneratedList';
import { GeneratedShow } from './GeneratedShow';
import type { ScreenOverride } from './overrides';

/** react-admin's own address of a record leads to the specification's. */
function ToSpecified({ screen }: { screen: 'edit' | 'view' }) {
  const { id } = useParams();
  const page = useLocation().pathname.split('/')[1] ?? '';
  return <Navigate to={addressOf(page, screen, id)} replace />;
}

/** Without an id (the specification's `:id?`) there is nothing to show but the list. */
function ToList() {
  const page = useLocation().pathname.split('/')[1] ?? '';
  return <Navigate to={addressOf(page, 'list')} replace />;
}

/** A screen of one record and its history below it. */
function recordRoutes({ page }: ResourceSchema, screen: 'edit' | 'view', element: ReactElement) {
  const within = (content: ReactElement) => (
    <RecordScreen page={page} screen={screen}>
      {content}
    </RecordScreen>
  );
  return [
    <Route key={screen} path={`${screen}/:id`} element={within(element)} />,
    <Route key="history" path={`${screen}/:id/history`} element={within(<RecordHistory />)} />,
  ];
}

/** The `<Resource>` of a declaration, its screens at the addresses of the specification §2.4. A call, as react-admin reads its children. */
export function resourceScreens(schema: ResourceSchema, override: ScreenOverride = {}) {
  const { screens } = schema;
  const List = override.list ?? (schema.idParam === null ? GeneratedDocument : GeneratedList);
  const Create = override.create ?? GeneratedCreate;
  const Edit = override.edit ?? GeneratedEdit;
  const Show = override.show ?? GeneratedShow;
  const edits = screens.includes('edit');
  return (
    <Resource
      key={schema.page}
      name={schema.page}
      list={screens.includes('list') ? List : undefined}
      hasCreate={screens.includes('create')}
      hasEdit={edits}
      hasShow={screens.includes('view')}
      recordRepresentation={schema.label}
    >
      {screens.includes('create') && <Route path="create" element={<Create />} />}
      {edits && recordRoutes(schema, 'edit', <Edit />)}
      {screens.includes('view') && recordRoutes(schema, 'view', <Show />)}
      {override.routes?.map((route) => (
        <Route key={route.path} path={route.path} element={route.element} />
      ))}
      <Route path="edit" element={<ToList />} />
      <Route path="view" element={<ToList />} />
      <Route path=":id" element={<ToSpecified screen={edits ? 'edit' : 'view'} />} />
      <Route path=":id/show" element={<ToSpecified screen="view" />} />
    </Resource>
  );
}
