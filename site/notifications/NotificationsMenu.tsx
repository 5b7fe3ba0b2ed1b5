/** @jsxImportSource @emotion/react */
import { type Notification, notifications } from '../../data/notifications';
import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { popoverButton } from '../support/popover';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { BELL, PANEL } from './hooks';
import { notificationStyles as styles } from './notification-styles';

/** The page with all notifications. */
const ALL = '/x/whats-new';

/** A bell that opens the notifications. Without a script it is a link to the page with all of them. */
export function NotificationsMenu() {
  const { t, urlTo } = useLanguage();
  return (
    <>
      <a className="needs-no-script" css={styles.bellLink} href={urlTo(ALL)} aria-label={t('whatsNew')}>
        <Icon name="bell" />
      </a>
      <button
        type="button"
        className="needs-script"
        css={barButton}
        {...hook(BELL)}
        aria-label={t('notifications')}
        data-none={t('notifications')}
        data-some={t('unreadNotifications')}
        {...popoverButton(PANEL)}
      >
        <Icon name="bell" />
        <span css={styles.count} />
      </button>
      <div id={PANEL} css={styles.panel} {...{ popover: 'auto' }}>
        <p css={styles.title}>{t('notifications')}</p>
        <ul>
          {notifications.map((notification) => (
            <NotificationLine key={notification.id} notification={notification} />
          ))}
        </ul>
        <a css={popupMenuStyles.line} href={urlTo(ALL)}>
          {t('allNews')}
        </a>
      </div>
    </>
  );
}

function NotificationLine({ notification }: { notification: Notification }) {
  const { urlTo, userLanguage } = useLanguage();
  const { id, version, pathname, title, text } = notification;
  return (
    <li data-id={id}>
      <a css={popupMenuStyles.line} href={urlTo(pathname)}>
        <span>
          <b>{inLanguage(title, userLanguage)}</b> <small>{version}</small>
          <br />
          {inLanguage(text, userLanguage)}
        </span>
      </a>
    </li>
  );
}
