import type { Text } from '../http/messages';

const SITE = 'Nghỉ Đâu';

/** What the tab and search engines read where a page has no words of its own. */
export const siteWords = {
  vi: {
    title: `${SITE} – đặt phòng khách sạn trên khắp Việt Nam`,
    description:
      'Tìm khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay, trả tiền tại quầy.',
  },
  en: {
    title: `${SITE} – book hotels all over Vietnam`,
    description:
      'Find hotels, homestays and resorts all over Vietnam. Hold a room now, pay at the counter.',
  },
};

/** What a list of hotels is called, everywhere or at a place. */
export const listTitle = (place: string | undefined): Text =>
  place
    ? { vi: `Chỗ nghỉ tại ${place}`, en: `Places to stay in ${place}` }
    : { vi: 'Khách sạn và chỗ nghỉ', en: 'Hotels and places to stay' };

export const named = (title: string) => `${title} · ${SITE}`;
