import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Redirect } from '../../../src/ui/navigation/Redirect';

/** Somebody who follows the same link again while the first press is still leading on. */
function Hasty() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search === '?first') void navigate('/from?second');
  }, [search, navigate]);
  return null;
}

it('leads on from an address that is opened again before it has', async () => {
  render(
    <MemoryRouter initialEntries={['/from?first']}>
      <Routes>
        <Route path="from" element={<Redirect to="/to" replace />} />
        <Route path="to" element={<h1>There</h1>} />
      </Routes>
      <Hasty />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible();
});
