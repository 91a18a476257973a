import { FavouritesKeeper } from './FavouritesKeeper';
import { LanguageMenu } from './LanguageMenu';
import { UserMenu } from './UserMenu';

export function TopBarMenus() {
  return (
    <>
      <LanguageMenu />
      <UserMenu />
      <FavouritesKeeper />
    </>
  );
}
