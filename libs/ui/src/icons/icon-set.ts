import Archive from 'lucide/dist/esm/icons/archive.mjs';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import Ban from 'lucide/dist/esm/icons/ban.mjs';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import RotateCcwClock from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Image from 'lucide/dist/esm/icons/image.mjs';
import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import Key from 'lucide/dist/esm/icons/key.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs';
import List from 'lucide/dist/esm/icons/list.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import QrCode from 'lucide/dist/esm/icons/qr-code.mjs';
import Receipt from 'lucide/dist/esm/icons/receipt.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import Tractor from 'lucide/dist/esm/icons/tractor.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import Upload from 'lucide/dist/esm/icons/upload.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { DrawingParts } from './drawing';

const named = <Name extends string>(icons: Record<Name, DrawingParts>) => icons;

/** The product's icons by the name of their meaning. */
export const icons = named({
  archive: Archive,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  ban: Ban,
  bell: Bell,
  calendar: CalendarDays,
  camera: Camera,
  card: CreditCard,
  chart: ChartLine,
  check: Check,
  'check-circle': CircleCheck,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  clock: Clock,
  close: X,
  closed: CircleX,
  copy: Copy,
  document: FileText,
  dots: Ellipsis,
  download: Download,
  edit: Pencil,
  error: CircleAlert,
  external: ExternalLink,
  eye: Eye,
  filter: SlidersHorizontal,
  grid: LayoutGrid,
  heart: Heart,
  help: CircleQuestionMark,
  history: RotateCcwClock,
  home: House,
  image: Image,
  inbox: Inbox,
  info: Info,
  key: Key,
  list: List,
  logout: LogOut,
  machine: Tractor,
  mail: Mail,
  menu: Menu,
  message: MessageSquare,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  offline: WifiOff,
  package: Package,
  paperclip: Paperclip,
  person: User,
  people: Users,
  phone: Phone,
  pin: MapPin,
  plus: Plus,
  'qr-code': QrCode,
  receipt: Receipt,
  refresh: RefreshCw,
  retry: RotateCcw,
  rotate: RotateCw,
  return: Undo2,
  scale: Scale,
  search: Search,
  send: Send,
  settings: Settings,
  shield: ShieldCheck,
  star: Star,
  store: Store,
  sun: Sun,
  support: LifeBuoy,
  trash: Trash,
  upload: Upload,
  verified: BadgeCheck,
  waiting: Hourglass,
  wallet: Wallet,
  warning: TriangleAlert,
  wrench: Wrench,
});

export type IconName = keyof typeof icons;

/** True where a name that came as data (a manifest, a record) is one of ours. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);
