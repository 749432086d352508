import { Icon, uiIcons } from "../components/Icon";
import type { Content } from "../content/model/schema";

/**
 * The messages for when the network or a script fails. Outside of the app, because they must work even if React never
 * starts. A class on <html> shows one of them (notices.css); the live region itself is always there, so that screen
 * readers announce what appears in it.
 */
export const Notices = ({ words }: { words: Content["words"]["network"] }) => (
  <div className="notices" role="status" lang="en">
    <p className="notice when-slow">
      <span className="notice-line" />
      {words.loading}
    </p>
    <p className="notice when-offline">
      <Icon drawing={uiIcons.alert} size={20} />
      <span>{words.offline}</span>
      <button type="button" id="retry">
        {words.retry}
      </button>
    </p>
    <p className="notice when-broken">
      <Icon drawing={uiIcons.alert} size={20} />
      <span>{words.broken}</span>
      <button type="button" id="reload">
        {words.reload}
      </button>
    </p>
  </div>
);
