import { configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { makeStore, type AppStore } from '../../../src/state/store';
import { PartnerTheme } from '../../../src/backoffice/ui/theme/PartnerTheme';

configure({ asyncUtilTimeout: 10_000 });

export interface Piece {
  user: UserEvent;
  /** The path and query of where the visitor is now. */
  address: () => string;
  goBack: () => void;
  goTo: (path: string) => void;
  store: AppStore;
}

/** Pieces of the partner's pages in what stands around every page, without a server. */
export function renderPiece(piece: ReactNode, entry = '/partner/rooms'): Piece {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const now: { address: string; go?: (to: string | -1) => void } = { address: '' };
  const Whereabouts = () => {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      now.address = pathname + search;
      now.go = (to) => void (to === -1 ? navigate(-1) : navigate(to));
    });
    return null;
  };
  const store = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <PartnerTheme>{piece}</PartnerTheme>
        <Whereabouts />
      </MemoryRouter>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    address: () => now.address,
    goBack: () => now.go?.(-1),
    goTo: (path) => now.go?.(path),
    store,
  };
}
