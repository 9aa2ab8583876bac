<?php

// Sessions at random, and what PHP itself makes of them when an attribute is added, removed or grown: the truth that
// @laravel-wire/nest is held to, byte for byte. php random-sessions.php SEED COUNT

class Person
{
    private $name;
    protected $age = 3;
    public $more;

    public function __construct($name, $more)
    {
        $this->name = $name;
        $this->more = $more;
    }
}

enum Suit: string
{
    case Hearts = 'h';
}

const NAMES = ['flash', 'x.y', 'object', '__proto__', 'a', 'b', 'cart', 'login', 'é'];
const KEYS = ['a', 'b', 7, 3, '07', '-0', '-5', '__proto__', 'constructor', "\xfe"];
const NUMBERS = [0, -1, 1000, PHP_INT_MAX, PHP_INT_MIN, 9007199254740993, 0.1, 1.0, -0.0, 1e100, 1.5e-7, INF, -INF, NAN, 1e15, 12.5];
const TEXTS = ['', 'x', 'héé€😀', "\xff\x00bin;\"}", '__proto__', 'a:1:{i:0;N;}'];

function one(array $of)
{
    return $of[mt_rand(0, count($of) - 1)];
}

function value(int $depth, array &$objects)
{
    switch (mt_rand(0, $depth > 3 ? 5 : 11)) {
        case 0: return null;
        case 1: return (bool) mt_rand(0, 1);
        case 2: return one(NUMBERS);
        case 3: return one(TEXTS);
        case 4: return Suit::Hearts;
        case 5: return $objects ? one($objects) : 'none yet';
        case 6: case 7: case 8: return members($depth, $objects);
        case 9: return $objects[] = new Person(value($depth + 1, $objects), value($depth + 1, $objects));
        case 10: return new DateTimeImmutable('2026-01-02 03:04:05 UTC');
        default:
            $object = $objects[] = new stdClass;
            $object->own = value($depth + 1, $objects);
            $object->self = mt_rand(0, 2) ? 1 : $object;

            return $object;
    }
}

function members(int $depth, array &$objects): array
{
    $array = [];
    $isList = mt_rand(0, 1);
    for ($count = mt_rand(0, 4); $count > 0; $count--) {
        $member = value($depth + 1, $objects);
        $isList ? $array[] = $member : $array[one(KEYS)] = $member;
    }
    if (count($array) > 1 && ! mt_rand(0, 3)) {
        $array['reference'] = &$array[array_key_first($array)];
    }

    return $array;
}

function changed(string $text, callable $change): string
{
    $session = unserialize($text);
    $change($session);

    return base64_encode(serialize($session));
}

mt_srand((int) $argv[1]);
$sessions = [];
for ($number = 0; $number < (int) $argv[2]; $number++) {
    $objects = [];
    $session = ['_token' => 'abc'];
    for ($count = mt_rand(0, 6); $count > 0; $count--) {
        $session[one(NAMES)] = value(0, $objects);
    }
    $text = serialize($session);
    $sessions[] = [
        'same' => base64_encode($text),
        'added' => changed($text, function (&$session) { $session['new'] = ['n' => 1, 'list' => [1, 2.5, 'x']]; }),
        'removed' => changed($text, function (&$session) { unset($session['_token']); }),
        'grown' => changed($text, function (&$session) { $session['_token'] = ['k' => [1, 2, 3]]; }),
    ];
}
echo json_encode($sessions);
