import { useLocation, useNavigate } from 'react-router-dom';

/** Kept with the address of a drawer that was opened from the list: closing it is going back. */
interface DrawerState {
  openedHere?: boolean;
}

/** Which review's drawer is open; the address says so, so that Back closes it. */
export function useOpenReview() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const review = params.get('review')?.trim() || null;
  const drawer = (location.state ?? {}) as DrawerState;

  const searchWith = (key: string | null) => {
    const next = new URLSearchParams(params);
    if (key === null) next.delete('review');
    else next.set('review', key);
    return `?${next.toString()}`;
  };
  return {
    review,
    linkTo: (key: string) => ({
      to: { search: searchWith(key) },
      state: { openedHere: true } satisfies DrawerState,
    }),
    open: (key: string) => {
      const kept: DrawerState = review === null ? { openedHere: true } : drawer;
      void navigate({ search: searchWith(key) }, { state: kept, replace: review !== null });
    },
    close: () => {
      if (drawer.openedHere) void navigate(-1);
      else void navigate({ search: searchWith(null) }, { replace: true });
    },
  };
}
