import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import ChartLine from 'lucide-react/icons/chart-line';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import HardHat from 'lucide-react/icons/hard-hat';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import Key from 'lucide-react/icons/key';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import List from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Package from 'lucide-react/icons/package';
import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import Tractor from 'lucide-react/icons/tractor';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import WifiOff from 'lucide-react/icons/wifi-off';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';

/** Their type as declarations can say it. */
const named = <Name extends string>(icons: Record<Name, LucideIcon>) => icons;

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
  gauge: Gauge,
  grid: LayoutGrid,
  heart: Heart,
  help: CircleQuestionMark,
  history: History,
  home: House,
  image: Image,
  inbox: Inbox,
  info: Info,
  key: Key,
  keyboard: Keyboard,
  list: List,
  lock: Lock,
  login: LogIn,
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
  receipt: Receipt,
  refresh: RefreshCw,
  retry: RotateCcw,
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
  trash: Trash2,
  truck: Truck,
  upload: Upload,
  verified: BadgeCheck,
  waiting: Hourglass,
  wallet: Wallet,
  warning: TriangleAlert,
  worker: HardHat,
  wrench: Wrench,
});

export type IconName = keyof typeof icons;

/** Whether a name that came as data (a manifest, a record) is one of ours. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
