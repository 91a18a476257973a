import { ApiError } from '../../http/errors';
import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { partnerSettings, savePartnerSettings } from './queries';

type PartnerAccountHandlers = Pick<Handlers, 'getPartnerSettings' | 'updatePartnerSettings'>;

export function partnerAccountHandlers({ db }: Services): PartnerAccountHandlers {
  return {
    async getPartnerSettings({ account }) {
      return partnerSettings(db, account.id);
    },

    async updatePartnerSettings({ body, account }) {
      const saved = await savePartnerSettings(db, account.id, body);
      if (!saved) throw new ApiError('SIGNED_OUT');
      return saved;
    },
  };
}
