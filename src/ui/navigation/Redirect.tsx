import { Navigate, useLocation, type NavigateProps } from 'react-router-dom';

/**
 * Leads on from every address that it is shown at. `Navigate` alone leads on once: whoever goes to
 * the same page again before it is gone would stay there, with nothing shown.
 */
export function Redirect(props: NavigateProps) {
  const { key } = useLocation();
  return <Navigate key={key} {...props} />;
}
