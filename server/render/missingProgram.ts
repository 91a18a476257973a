/**
 * Runs in every page before its program is asked for. Where the first of that cannot be fetched nothing else would say so: the
 * page would be empty, or look as if its buttons worked. Clicks are kept no more (`earlyClicks.ts`).
 */
export const MISSING_PROGRAM = `addEventListener('error', ({ target }) => {
  if (target?.tagName !== 'SCRIPT') return;
  globalThis.earlyClicks?.();
  const isEnglish = document.documentElement.lang === 'en';
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'position:sticky;top:0;z-index:99;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;' +
    'padding:12px 16px;border-bottom:2px solid #b3261e;background:#fff;color:#14231f;font:16px/1.5 system-ui,sans-serif';
  notice.textContent = isEnglish
    ? 'Part of this page did not arrive: its buttons do not work yet.'
    : 'Trang chưa tải xong nên các nút chưa dùng được.';
  const reload = document.createElement('button');
  reload.textContent = isEnglish ? 'Reload the page' : 'Tải lại trang';
  reload.style.cssText = 'padding:8px 16px;border:1px solid;border-radius:8px;background:none;color:#0b6e5f;font:inherit;font-weight:600';
  reload.onclick = () => location.reload();
  notice.append(reload);
  document.body.prepend(notice);
}, true);`;
