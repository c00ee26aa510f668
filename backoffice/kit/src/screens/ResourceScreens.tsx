import type { ResourceSchema } from '@stoa/contracts';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { RequirePermission } from '../auth/RequirePermission';
import { RecordHistory } from '../history/RecordHistory';
import { RecordScreen } from '../history/RecordTabs';
import { addressOf } from '../layout/addresses';
import { permissionFor } from '../schema/schemas';
import { GeneratedCreate } from './GeneratedCreate';
import { GeneratedDocument } from './GeneratedDocument';
import { GeneratedEdit } from './GeneratedEdit';
import { GeneratedList } from './list/GeneratedList';
import { GeneratedShow } from './GeneratedShow';
import type { RecordPanel, ScreenOverride } from './overrides';

/** Redirects to a record's screen: from react-admin's URL of it, and from that of a screen that it does not have. */
function ToSpecified({ screen }: { screen: 'edit' | 'view' }) {
  const { id } = useParams();
  const page = useLocation().pathname.split('/')[1] ?? '';
  return <Navigate to={addressOf(page, screen, id)} replace />;
}

/** Redirects to the list: without an id (the specification's `:id?`), and where nothing can be created. */
function ToList() {
  const page = useLocation().pathname.split('/')[1] ?? '';
  return <Navigate to={addressOf(page, 'list')} replace />;
}

type Guarded = (content: ReactNode, screen?: string) => ReactElement;

/**
 * What a user needs to open a screen, asked before the screen is mounted: react-admin's own check does not keep a
 * screen from requesting its data first.
 */
const ACTION_OF_SCREEN: Readonly<Record<string, string>> = {
  list: 'list',
  create: 'create',
  edit: 'edit',
  view: 'show',
};

/** Routes of one record's screen and its other tabs. */
function recordRoutes(page: string, screen: 'edit' | 'view', element: ReactElement, guarded: Guarded) {
  return (panels: readonly RecordPanel[]) => {
    const within = (content: ReactNode) =>
      guarded(
        <RecordScreen page={page} screen={screen} panels={panels}>
          {content}
        </RecordScreen>,
        screen,
      );
    return [
      <Route key={screen} path={`${screen}/:id`} element={within(element)} />,
      <Route key="history" path={`${screen}/:id/history`} element={within(<RecordHistory />)} />,
      ...panels.map((panel) => (
        <Route key={panel.name} path={`${screen}/:id/${panel.name}`} element={within(panelOf(panel))} />
      )),
    ];
  };
}

function panelOf({ of: listed, element }: RecordPanel): ReactNode {
  return listed ? <RequirePermission name={`${listed}.list`}>{element}</RequirePermission> : element;
}

/** Redirects of records' URLs that are no screens to those that are. */
function redirects(screens: ResourceSchema['screens']): ReactElement[] {
  const own = screens.includes('edit') ? 'edit' : 'view';
  const other = own === 'edit' ? 'view' : 'edit';
  return [
    ...(screens.includes(other) ? [] : [[`${other}/:id`, <ToSpecified screen={own} />] as const]),
    [':id', <ToSpecified screen={own} />] as const,
    [':id/show', <ToSpecified screen={screens.includes('view') ? 'view' : own} />] as const,
    ['edit', <ToList />] as const,
    ['view', <ToList />] as const,
  ].map(([path, element]) => <Route key={path} path={path} element={element} />);
}

/**
 * The `<Resource>` of a schema, with its screens at the URLs of specification §2.4. A function call, not a
 * component, as react-admin inspects its children.
 */
export function resourceScreens(schema: ResourceSchema, override: ScreenOverride = {}) {
  const { screens } = schema;
  const List = override.list ?? (schema.idParam === null ? GeneratedDocument : GeneratedList);
  const Create = override.create ?? GeneratedCreate;
  const Edit = override.edit ?? GeneratedEdit;
  const Show = override.show ?? GeneratedShow;
  const edits = screens.includes('edit');
  const Guard = override.guard ?? Fragment;
  const guarded: Guarded = (content, screen = '') => {
    const action = ACTION_OF_SCREEN[screen];
    // A screen without an operation of its own decides by itself.
    if (!action || permissionFor(schema, action) === null) return <Guard>{content}</Guard>;
    return (
      <Guard>
        <RequirePermission name={`${schema.page}.${action}`}>{content}</RequirePermission>
      </Guard>
    );
  };
  return (
    <Resource
      key={schema.page}
      name={schema.page}
      list={screens.includes('list') ? guarded(<List />, 'list') : undefined}
      hasCreate={screens.includes('create')}
      hasEdit={edits}
      hasShow={screens.includes('view')}
      recordRepresentation={schema.label}
    >
      <Route
        path="create"
        element={screens.includes('create') ? guarded(<Create />, 'create') : <ToList />}
      />
      {edits && recordRoutes(schema.page, 'edit', <Edit />, guarded)([])}
      {screens.includes('view') &&
        recordRoutes(schema.page, 'view', <Show />, guarded)(override.panels ?? [])}
      {override.routes?.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={guarded(route.element, route.path.split('/')[0])}
        />
      ))}
      {redirects(screens)}
    </Resource>
  );
}
