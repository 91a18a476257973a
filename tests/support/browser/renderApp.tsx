import { configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type InitialEntry,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { AppRoutes } from '../../../src/app/routes';
import { memoryGaveUp } from '../../../src/state/deviceSlice';
import { catchLostFocus } from '../../../src/ui/lostFocus';
import { bringTexts, makeStore, type AppStore } from '../../../src/state/store';

// A page's program is translated when it is first asked for, which takes a while.
configure({ asyncUtilTimeout: 20_000 });

interface Visit {
  /** Signs this token in, the way the browser would find it on the device. */
  token?: string | undefined;
  /** Puts into the store what the visitor did before. */
  before?: (dispatch: AppStore['dispatch']) => void;
}

export interface App {
  store: AppStore;
  user: UserEvent;
  /** Where the visitor is now. */
  location: () => Location;
  /** The path and query of where the visitor is now. */
  address: () => string;
  /** Leads to another address or, given -1, back. */
  go: NavigateFunction;
}

let stopCatching = () => {};

/** The whole product at an address: real routes, real store, and the real server behind them. */
export async function renderApp(entry: InitialEntry, { token, before }: Visit = {}): Promise<App> {
  // Answers come from a real server whenever they come: outside of `act`, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.localStorage.clear();
  if (token) window.localStorage.setItem('jwt', token);
  const store = makeStore();
  store.dispatch(memoryGaveUp());
  before?.(store.dispatch);
  // As the entry does.
  await store.dispatch(bringTexts(store.getState().language.language)).catch(() => undefined);

  let location: Location | undefined;
  let navigate: NavigateFunction | undefined;
  const Whereabouts = () => {
    const current = useLocation();
    const currentNavigate = useNavigate();
    useLayoutEffect(() => {
      location = current;
      navigate = currentNavigate;
    }, [current, currentNavigate]);
    return null;
  };
  const known = () => {
    if (!location) throw new Error('Nothing was rendered.');
    return location;
  };

  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <AppRoutes />
        <Whereabouts />
      </MemoryRouter>
    </Provider>,
  );
  stopCatching();
  stopCatching = catchLostFocus(document);
  await waitFor(() => expect(screen.queryByText('Đang tải trang…')).not.toBeInTheDocument());
  return {
    store,
    user: userEvent.setup(),
    location: known,
    address: () => known().pathname + known().search,
    go: (...to: unknown[]) => (navigate as (...to: unknown[]) => void)(...to),
  };
}
