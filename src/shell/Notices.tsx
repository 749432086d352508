import { Icon, signs } from "../components/Icon";
import type { Content } from "../content/model/schema";

/**
 * What is said when the network or a script fails, beside the app rather than in it: it has to stand where React never
 * came. A class on <html> shows one of them (notices.css); the region itself is always there, so that screen readers
 * hear what appears in it.
 */
export const Notices = ({ words }: { words: Content["words"]["network"] }) => (
  <div className="notices" role="status">
    <p className="notice when-slow">
      <span className="notice-line" />
      {words.loading}
    </p>
    <p className="notice when-offline">
      <Icon drawing={signs.alert} size={20} />
      <span>{words.offline}</span>
      <button type="button" id="retry">
        {words.retry}
      </button>
    </p>
    <p className="notice when-broken">
      <Icon drawing={signs.alert} size={20} />
      <span>{words.broken}</span>
      <button type="button" id="reload">
        {words.reload}
      </button>
    </p>
  </div>
);
